import SwiftSyntax
import ViewSyntax

/// What a view asks of the environment, where one part of it alone uses that.
///
/// SwiftUI runs a view for what it declares there, be it read or not. So the declaration goes with the part.
struct AskedProperties {
    let view: ViewDeclaration
    let target: SplitTarget
    let text: SourceText
    let trees: [SourceFileSyntax]

    /// The declarations of these names that nobody but the part uses.
    func onlyOfPart(_ names: [String]) -> [DeclSyntax] {
        // Where `==` leaves something out, what else the view has decides whether `==` is asked.
        guard view.uncomparedValue == nil else { return [] }
        return names.compactMap { name in
            guard let property = view.members(named: name).first, isMember(property), !isUsedElsewhere(name, than: property) else { return nil }
            return property
        }
    }

    /// Whether it stands in the view itself: what is under an `#if` may not be there when others are.
    private func isMember(_ property: DeclSyntax) -> Bool {
        property.parent?.parent?.id == Syntax(view.structure.memberBlock.members).id
    }

    private func isUsedElsewhere(_ name: String, than property: DeclSyntax) -> Bool {
        let part = target.expression.map(\.offsets) ?? target.member.offsets
        let isUsedInView = view.membersInFile.contains { member in
            member.id != property.id
                && NameUses(in: [Syntax(member)], viewMembers: []).names.contains { $0.name == name && !part.contains($0.range.lowerBound) }
        }
        if isUsedInView || isUsedInOtherFile(name) { return true }
        return (try? OutsideUses(member: name, view: view, trees: trees).check()) == nil
    }

    private func isUsedInOtherFile(_ name: String) -> Bool {
        trees.dropFirst().flatMap { $0.typeDeclarations() }.contains { extended in
            extended.isExtension && extended.name == view.name
                && NameUses(in: [Syntax(extended.node)], viewMembers: []).names.contains { $0.name == name }
        }
    }
}

extension Inlining {
    /// The name under which the view around has the same of the environment, or is to have it.
    func asked(_ property: Property) -> String? {
        guard let key = property.environment, uses.allSatisfy({ EnvironmentPath(view: user).isUntouched(from: Syntax($0)) }) else { return nil }
        if let member = user.membersInFile.first(where: { EnvironmentPath.key(of: $0) == key }) { return member.names.first }
        let isFree = user.member(property.name) == nil
            && !NameUses(in: user.membersInFile.map { Syntax($0) }, viewMembers: []).names.contains { $0.name == property.name }
        return isFree && startOfMembers != nil ? property.name : nil
    }

    /// What the view asked of the environment, and the view around does not yet.
    var brought: SourceEdit.Replacement? {
        let keys = user.membersInFile.compactMap { EnvironmentPath.key(of: $0) }
        let declarations = properties.filter { $0.environment.map { !keys.contains($0) } ?? false }.map(\.declaration)
        guard let (place, indentation, first) = startOfMembers, !declarations.isEmpty else { return nil }
        let lines = declarations.flatMap { declaration -> [String] in
            let start = text.rangeWithComments(of: declaration).lowerBound
            let old = text.lineIndentation(of: start)
            var moved = MovedLines(text.slice(start..<text.endOfLine(after: declaration.offsets.upperBound)), from: start, with: [])
            moved.indentFirst(by: old)
            return moved.indented(by: indentation, insteadOf: old)
        }
        let isAmongProperties = first.as(VariableDeclSyntax.self)?.bindings.first.map { $0.accessorBlock == nil } ?? false
        let end = text.lineEnd
        return .init(place..<place, lines.map { $0 + end }.joined() + (isAmongProperties ? "" : end))
    }

    /// Where the first line of the members begins, with its indentation and the first of them; nil where it stands behind the brace.
    private var startOfMembers: (place: Int, indentation: String, first: DeclSyntax)? {
        guard let first = user.structure.memberBlock.members.first?.decl else { return nil }
        let start = text.rangeWithComments(of: first).lowerBound
        return text.indentation(at: start).map { (start - $0.utf8.count, $0, first) }
    }
}
