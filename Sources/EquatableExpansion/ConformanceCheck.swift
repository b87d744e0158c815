import SwiftDiagnostics
import SwiftSyntax

/// Looks for what stands in the way of an extension: a conformance that is there already, or a type that
/// cannot be extended.
struct ConformanceCheck {
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter original: The struct in its file, where it was cut out of it and the file can be seen.
    init(_ structure: StructDeclSyntax, original: StructDeclSyntax?, attribute: AttributeSyntax?, surroundings: [Syntax]) {
        let name = structure.name.text
        for inherited in structure.inheritanceClause?.inheritedTypes ?? []
        where inherited.type.protocolNames == ["Equatable"] {
            diagnostics.append(
                Diagnostic(
                    node: inherited.type, message: ExpansionMessage.alreadyEquatable(type: name),
                    fixIts: [.removeConformance(inherited, from: structure)] + .removing(attribute)))
        }
        let marks = structure.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.attributeName.nameParts.last == "Equatable" }
        if marks.count > 1 {
            diagnostics.append(
                Diagnostic(node: marks[1], message: ExpansionMessage.repeated(type: name), fixIts: .removing(marks[1])))
        }
        if let suppressed = structure.inheritanceClause?.inheritedTypes.lazy.compactMap(\.type.suppressed).first {
            let message = ExpansionMessage.suppressing(type: name, suppressed: suppressed.trimmedDescription)
            diagnostics.append(Diagnostic(node: suppressed, message: message, fixIts: .removing(attribute)))
        }
        for member in structure.memberBlock.members {
            guard member.isEquality, let equality = member.decl.as(FunctionDeclSyntax.self) else { continue }
            diagnostics.append(
                Diagnostic(
                    node: equality.name, message: ExpansionMessage.ownEquality(type: name), fixIts: .removing(attribute)))
        }
        for other in (original ?? structure).extensionsInFile {
            let message: ExpansionMessage
            if other.inheritanceClause?.inheritedNames.contains("Equatable") ?? false {
                message = .equatableByExtension(type: name)
            } else if other.memberBlock.members.contains(where: \.isEquality) {
                message = .ownEquality(type: name)
            } else {
                continue
            }
            let place = attribute.map(Syntax.init) ?? Syntax(structure.name)
            diagnostics.append(Diagnostic(node: place, message: message, fixIts: .removing(attribute)))
        }
        if structure.isLocal {
            diagnostics.append(Diagnostic(node: structure.name, message: ExpansionMessage.localType(type: name)))
        }
        let groups = [Syntax(structure)] + surroundings.filter { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        if groups.dropLast().contains(where: { $0.hasModifier("private") }) {
            diagnostics.append(
                Diagnostic(
                    node: structure.name, message: ExpansionMessage.privateType(type: name),
                    fixIts: .makingFilePrivate(structure)))
        }
    }
}

extension StructDeclSyntax {
    /// The extensions of the type in its file, when the declaration stands in one.
    fileprivate var extensionsInFile: [ExtensionDeclSyntax] {
        guard let file = root.as(SourceFileSyntax.self) else { return [] }
        return file.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
            .filter { $0.extendedType.trimmedDescription == qualifiedName }
    }

    /// Declared inside a function or closure, where there can be no extension.
    fileprivate var isLocal: Bool {
        enclosing.contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
    }
}

extension TypeSyntax {
    /// `~Copyable` or `~Escapable`, alone or in a composition.
    fileprivate var suppressed: TypeSyntax? {
        if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.lazy.compactMap(\.type.suppressed).first }
        guard let name = self.as(SuppressedTypeSyntax.self)?.type.nameParts.last else { return nil }
        return name == "Copyable" || name == "Escapable" ? self : nil
    }
}

extension MemberBlockItemSyntax {
    /// `static func ==`.
    fileprivate var isEquality: Bool {
        guard let function = decl.as(FunctionDeclSyntax.self) else { return false }
        return function.name.text == "==" && function.modifiers.contains(word: "static")
    }
}
