import SwiftSyntax
import ViewSyntax

/// Types of the view as they are written outside of it.
extension InputFinder {
    /// A type as it is written outside the view.
    func qualified(_ type: String) -> String {
        TypeWords.replacing(in: type) { name in
            if view.member(name)?.kind == .type { return "\(view.name).\(name)" }
            return name == "Configuration" && !types.globals.contains(name) ? styleConfiguration ?? name : name
        }
    }

    /// The type that a style of SwiftUI's calls `Configuration`: `ButtonStyleConfiguration`.
    private var styleConfiguration: String? {
        types.type(view.name)?.inherited.sorted().first { $0.hasSuffix("Style") }.map { $0 + "Configuration" }
    }

    mutating func rewriteTypes() throws(RefactorError) {
        for (name, range) in uses.types {
            guard let member = view.member(name), member.kind == .type else { continue }
            if member.isPrivate { throw .cannotSplit("it uses `\(name)`, which is private to `\(view.name)`") }
            result.rewrites.append(.init(range, "\(view.name).\(name)"))
        }
        for range in uses.selfTypes { result.rewrites.append(.init(range, view.name)) }
        for member in privateStatics where uses.selfTypes.count + uses.types.count > 0 && isUsed(member) {
            throw .cannotSplit("it uses `\(view.name).\(member)`, which is private to `\(view.name)`")
        }
    }

    private var privateStatics: [String] {
        (types.type(view.name)?.members ?? []).filter { $0.isStatic && $0.isPrivate }.map(\.name)
    }

    /// Whether the code names a static member behind the type's name.
    private func isUsed(_ member: String) -> Bool {
        target.code.contains { node in
            node.tokens(viewMode: .sourceAccurate).contains { token in
                token.text == member && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
            }
        }
    }
}
