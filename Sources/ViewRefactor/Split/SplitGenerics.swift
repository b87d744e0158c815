import SwiftSyntax
import ViewSyntax

/// The generic parameters of a view that a part of it needs.
struct SplitGenerics {
    private let parameters: [GenericParameterSyntax]
    private let requirements: [GenericRequirementSyntax]
    /// Whether what is passed for the inputs does not tell the parameters.
    private let areWritten: Bool

    /// - Parameter code: The names of types that the code of the part says.
    init(
        of view: ViewDeclaration, target: SplitTarget, inputs: [SplitInput], code: Set<String>
    ) throws(RefactorError) {
        // Those of a function around hide those of the view.
        let functions = (target.expression ?? Syntax(target.member)).enclosingFunctions(below: view.structure)
        var own = functions.flatMap { $0.genericParameterClause?.parameters.map(\.self) ?? [] }
        own += (view.structure.genericParameterClause?.parameters ?? []).filter { parameter in
            !own.contains { $0.name.text == parameter.name.text }
        }
        let around = target.member.enclosingExtension?.genericWhereClause?.requirements.map(\.self) ?? []
        let all = (view.structure.genericWhereClause?.requirements.map(\.self) ?? []) + around
            + functions.flatMap { $0.genericWhereClause?.requirements.map(\.self) ?? [] }
        var names = code.union(inputs.flatMap { Self.words(of: $0.type) }).intersection(own.map(\.name.text))
        if let fixed = around.first(where: { $0.isSameType && !names.isDisjoint(with: Self.words(of: $0.requirement.trimmedDescription)) }) {
            throw .cannotSplit("it holds for `\(fixed.requirement.trimmedDescription)` only, which a view of its own cannot say")
        }
        // What a parameter is asked for may name another one.
        var isGrowing = true
        while isGrowing {
            let before = names
            for parameter in own where names.contains(parameter.name.text) {
                names.formUnion(Self.words(of: parameter.inheritedType?.trimmedDescription ?? ""))
            }
            for requirement in all {
                let words = Self.words(of: requirement.requirement.trimmedDescription)
                if !words.isDisjoint(with: names) { names.formUnion(words) }
            }
            names.formIntersection(own.map(\.name.text))
            isGrowing = names != before
        }
        parameters = own.filter { names.contains($0.name.text) }
        requirements = all.filter { !Self.words(of: $0.requirement.trimmedDescription).isDisjoint(with: names) }
        let told = inputs.reduce(into: Set<String>()) { $0.formUnion(Self.inferred(from: $1.type)) }
        areWritten = !names.isSubset(of: told)
        let isFunction = target.expression == nil
        // Where a function is called its own parameters have no names.
        if isFunction, areWritten || inputs.contains(where: { $0.defaultValue != nil && !names.isDisjoint(with: Self.words(of: $0.type)) }),
            functions.contains(where: { !names.isDisjoint(with: $0.genericParameterClause?.parameters.map(\.name.text) ?? []) }) {
            throw .cannotSplit("`\(target.memberName)` is generic, and the types of its arguments are not known")
        }
    }

    private static func words(of text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    /// The names that a value of a type tells: not the `Item` of `Item.ID`, which may be the id of many types.
    private static func inferred(from type: String) -> Set<String> {
        var names: Set<String> = []
        var word = ""
        var previous: Character = " "
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty, previous != ".", character != "." { names.insert(word) }
            word = ""
            previous = character
        }
        return names
    }

    /// Behind the name where the view is declared: `<Item: Identifiable>`.
    var clause: String {
        if parameters.isEmpty { return "" }
        return "<" + parameters.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ") + ">"
    }

    /// Behind the name where the view is made; nothing where the inputs tell.
    var arguments: String {
        if parameters.isEmpty || !areWritten { return "" }
        return "<" + parameters.map(\.name.text).joined(separator: ", ") + ">"
    }

    /// ` where …`
    var constraints: String {
        if requirements.isEmpty || parameters.isEmpty { return "" }
        return " where " + requirements.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
    }
}

extension GenericRequirementSyntax {
    fileprivate var isSameType: Bool {
        if case .sameTypeRequirement = requirement { return true }
        return false
    }
}

extension SyntaxProtocol {
    /// The functions of a view that this stands in, the innermost first.
    fileprivate func enclosingFunctions(below view: StructDeclSyntax) -> [FunctionDeclSyntax] {
        sequence(first: Syntax(self), next: \.parent).prefix { $0.id != Syntax(view).id && !$0.is(ExtensionDeclSyntax.self) }
            .compactMap { $0.as(FunctionDeclSyntax.self) }
    }

    fileprivate var enclosingExtension: ExtensionDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    }
}
