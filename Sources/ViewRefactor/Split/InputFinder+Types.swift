import SwiftSyntax
import ViewSyntax

/// Types of the view as they are written outside of it.
extension InputFinder {
    /// A type as it is written outside the view.
    func qualified(_ type: String) throws(RefactorError) -> String {
        var hasConfiguration = false
        var hidden: String?
        let written = TypeWords.replacing(in: type) { name in
            if let member = view.member(name), member.kind == .type {
                if member.isPrivate { hidden = name }
                return "\(view.name).\(name)"
            }
            guard name == "Configuration", !types.globals.contains(name), !styles.isEmpty else { return name }
            hasConfiguration = true
            return styles[0] + "Configuration"
        }
        if let hidden { throw .cannotSplit("it gets a `\(hidden)`, which is private to `\(view.name)`") }
        guard hasConfiguration else { return written }
        if styles.count > 1 {
            let each = styles.map { "`\($0)`" }.joined(separator: " or ")
            throw .unknownInput("`Configuration` may be that of \(each): write the one that is meant, as `\(styles[0])Configuration`")
        }
        if types.globals.contains(styles[0]) {
            throw .unknownInput("what `\(styles[0])` calls `Configuration` is known to those alone that conform to it")
        }
        return written
    }

    /// The default value of a parameter as it is written outside the view.
    func qualified(defaultValue value: ExprSyntax, of parameter: String) throws(RefactorError) -> String {
        let uses = NameUses(in: [Syntax(value)], viewMembers: [])
        if let own = uses.names.first(where: { view.member($0.name) != nil }) {
            throw .cannotSplit("the default of `\(parameter)` is made of `\(own.name)`, which belongs to `\(view.name)`")
        }
        let start = value.offsets.lowerBound
        var rewrites: [SourceEdit.Replacement] = []
        for (name, range) in uses.types { rewrites.append(.init(range, try qualified(name))) }
        rewrites += uses.selfTypes.map { .init($0, view.name) }
        return SourceEdit(
            of: value.trimmedDescription, rewrites.map { .init($0.range.lowerBound - start..<$0.range.upperBound - start, $0.text) }
        ).result
    }

    /// The styles that the type is. A style of SwiftUI's calls its configuration `Configuration`, and so do those that
    /// conform to it: `ButtonStyleConfiguration`.
    private var styles: [String] {
        (types.type(view.name)?.inherited ?? []).filter { $0.hasSuffix("Style") }.sorted()
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
