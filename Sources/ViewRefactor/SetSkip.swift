import SwiftSyntax
import ViewSyntax

/// Adds `@SkipEquatable` to a stored property, and `@Equatable` to its view when it is missing; or takes
/// `@SkipEquatable` away.
///
/// The mark goes where other ones of the file are: on a line above the property, as long as none says
/// otherwise.
public func setSkip(
    view: String, property: String, on: Bool, in source: String
) throws(RefactorError) -> SourceEdit {
    let text = SourceText(source)
    let (name, structure) = try text.structure(named: view)
    let variable = try structure.storedProperty(property, typeName: name)
    switch (variable.attributes.first(named: "SkipEquatable"), on) {
    case (.some, true) where structure.attributes.first(named: "Equatable") != nil:
        throw .alreadySkipped(property, type: name)
    case (nil, false):
        throw .notSkipped(property, type: name)
    case (let attribute?, false):
        var replacements = [text.removing(attribute)]
        // A closure cannot be compared: without the mark the view cannot keep its generated ==.
        if variable.isClosure, let equatable = structure.attributes.first(named: "Equatable"),
           structure.memberBlock.members.variables.allSatisfy({ $0 == variable || $0.attributes.first(named: "SkipEquatable") == nil }) {
            replacements.insert(text.removing(equatable), at: 0)
        }
        return SourceEdit(of: source, replacements)
    case (let mark, true):
        var replacements: [SourceEdit.Replacement] = []
        if structure.attributes.first(named: "Equatable") == nil {
            if structure.hasOwnConformance { throw .ownConformance(name) }
            replacements.append(text.adding("@Equatable", to: structure, .above))
        }
        if mark == nil { replacements.append(text.adding("@SkipEquatable", to: variable, text.skipPlacement)) }
        return SourceEdit(of: source, replacements)
    }
}

extension StructDeclSyntax {
    fileprivate func storedProperty(_ name: String, typeName: String) throws(RefactorError) -> VariableDeclSyntax {
        var names: [String] = []
        for variable in memberBlock.members.variables {
            let bound = variable.bindings.map(\.pattern.names)
            if !variable.isStatic { names += zip(variable.bindings, bound).flatMap { $0.isComputed ? [] : $1 } }
            guard let index = bound.firstIndex(where: { $0.contains(name) }) else { continue }
            let binding = variable.bindings[variable.bindings.index(variable.bindings.startIndex, offsetBy: index)]
            if binding.isComputed || variable.isStatic { throw .notStored(name, type: typeName) }
            let others = bound.joined().filter { $0 != name }
            guard others.isEmpty else { throw .sharedDeclaration(name, others: others) }
            return variable
        }
        throw .noSuchProperty(name, type: typeName, among: names)
    }
}

extension VariableDeclSyntax {
    /// Whether the declared type is a function's, or an optional one.
    fileprivate var isClosure: Bool {
        bindings.contains { $0.typeAnnotation?.type.unwrapped.is(FunctionTypeSyntax.self) == true }
    }
}

extension MemberBlockItemListSyntax {
    /// The properties, those under `#if` included.
    fileprivate var variables: [VariableDeclSyntax] { declarations.compactMap { $0.as(VariableDeclSyntax.self) } }
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }
}

extension PatternSyntax {
    fileprivate var names: [String] {
        if let name = self.as(IdentifierPatternSyntax.self)?.identifier { return [name.identifier?.name ?? name.text] }
        return self.as(TuplePatternSyntax.self)?.elements.flatMap(\.pattern.names) ?? []
    }
}

extension SourceText {
    /// Where the file's `@SkipEquatable` marks stand.
    var skipPlacement: Placement {
        let marks = declaredTypes.compactMap(\.structure).flatMap(\.memberBlock.members.variables)
            .compactMap { variable in variable.attributes.first(named: "SkipEquatable").map { (variable, $0) } }
        let inline = marks.count { variable, mark in
            line(of: mark.offsets.lowerBound) == line(of: variable.bindingSpecifier.offsets.lowerBound)
        }
        return inline * 2 > marks.count ? .before : .above
    }
}
