import SwiftSyntax

/// The modules whose names are known here; their contents need no import.
extension Checker {
    func checkImport(_ item: ImportDeclSyntax, in context: DeclContext) {
        guard !context.isInterface, let module = item.path.first?.name, !availableModules.contains(module.text),
              !partlyKnownModules.contains(module.text) else { return }
        report("no such module '\(module.text)'", at: module, in: context.file,
               hint: module.text == "RegexBuilder"
                   ? "Write the pattern as a literal: /[0-9]+/." : "Programs have SwiftUI, Foundation, Combine, Observation and os here.")
    }

    func canImport(_ module: String) -> Bool { availableModules.contains(module) }
}

/// Modules whose import is no mistake, since SwiftUI passes them on, though only a few of their names are known: a program
/// that asks whether they are there is better off without them.
private let partlyKnownModules: Set<String> = ["UIKit", "AppKit"]

private let availableModules: Set<String> = [
    "Swift", "SwiftUI", "SwiftUICore", "Foundation", "FoundationEssentials", "Combine", "Observation", "Playgrounds", "os", "OSLog",
    "Dispatch", "CoreGraphics", "CoreFoundation", "UniformTypeIdentifiers", "DeveloperToolsSupport", "_Concurrency",
    "Darwin", "Glibc", "DiffableViews", "Equatable",
]
