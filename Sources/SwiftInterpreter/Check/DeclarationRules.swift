import SwiftSyntax

/// What Swift refuses in a declaration of the program though all types in it are known.
extension Checker {
    func checkRules(of decl: NominalDecl) {
        guard !decl.isInterface else { return }
        requireFiniteSize(of: decl)
        requireDistinctCases(of: decl)
        requireBlocks(of: decl)
        requireDynamicMembers(of: decl)
        requireMain(of: decl)
        requireAncestry(of: decl)
        for property in decl.instanceVariables { checkRules(of: property) }
        for case .variable(let property) in inOrder(decl.members) { checkAccessors(of: property) }
        for case .function(let function) in decl.members.values.joined() { checkRules(of: function) }
    }

    // MARK: Variables

    func checkRules(of variable: VariableDecl) {
        guard let syntax = variable.binding, variable.context?.isInterface == false, !variable.isRequirement else { return }
        if let annotation = syntax.typeAnnotation?.type, isOpaque(annotation), syntax.initializer == nil, variable.getter == nil {
            report("property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
                   at: variable.position, hint: "Give it a value, make the type around it generic, or write 'any'.")
        }
        checkOwnership(of: variable)
        checkLaziness(of: variable, syntax)
    }

    /// What is lazy is given its value later, and must know which.
    private func checkLaziness(of variable: VariableDecl, _ syntax: PatternBindingSyntax) {
        guard variable.isLazy, !variable.isLazySlot else { return }
        if variable.isLet {
            report("'lazy' cannot be used on a let", at: variable.position, hint: "Write 'lazy var'.")
        } else if syntax.initializer == nil {
            report("lazy properties must have an initializer", at: variable.position, hint: "It is computed when the property is first read.")
        }
    }

    /// A requirement says what it can do, and a constant is stored.
    private func checkAccessors(of variable: VariableDecl) {
        guard let binding = variable.binding, let file = variable.context?.file, variable.projectionOf == nil, variable.storageOf == nil else { return }
        guard let block = binding.accessorBlock else {
            if variable.isRequirement {
                report("property in protocol must have explicit { get } or { get set } specifier", at: variable.position,
                       hint: "Write '{ get }' behind its type, or '{ get set }' where it can be set, too.")
            }
            return
        }
        guard variable.isLet, !accessorParts(of: block).hasObservers else { return }
        report("'let' declarations cannot be computed properties", at: block, in: file, hint: "Write 'var'.")
    }

    private func isOpaque(_ type: TypeSyntax) -> Bool {
        type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    }

    /// `weak` and `unowned` are for references.
    private func checkOwnership(of variable: VariableDecl) {
        guard variable.ownership != .strong else { return }
        let type = type(of: variable)
        let object = type.wrapped ?? type
        if type.isError { return }
        // A generic parameter is what the declaration says of it.
        let saved = signatureContext
        signatureContext = variable.context
        defer { signatureContext = saved }
        let word = variable.ownership == .weak ? "weak" : "unowned"
        if !isObject(object) {
            report("'\(word)' may only be applied to class and class-bound protocol types, not '\(object)'", at: variable.position)
        } else if variable.ownership == .weak, type.wrapped == nil {
            report("'weak' variable should have optional type '\(type)?'", at: variable.position, hint: "It is nil when the object is gone.")
        }
    }

    // MARK: Types

    private func requireAncestry(of decl: NominalDecl) {
        guard decl.kind == .protocol, inheritedProtocols(of: decl).contains(decl) else { return }
        report("protocol '\(decl.name)' refines itself", at: decl.position)
    }

    /// A value that holds another one of its own type would have no end.
    private func requireFiniteSize(of decl: NominalDecl) {
        if decl.kind == .struct {
            for property in ownStoredProperties(of: decl) where holds(type(of: property), decl, through: []) {
                report("value type '\(decl.name)' cannot have a stored property that recursively contains it", at: property.position,
                       hint: "Put it into an array, or make '\(decl.name)' a class.")
            }
        } else if decl.kind == .enum {
            let isEndless = decl.cases.contains { enumCase in
                resolve(enumCase)
                return !enumCase.isIndirect && enumCase.parameters.contains { holds($0.type, decl, through: []) }
            }
            if isEndless { report("recursive enum '\(decl.name)' is not marked 'indirect'", at: decl.position, hint: "Write 'indirect' before 'enum'.") }
        }
    }

    /// Whether each value of a type has one of `wanted` inside, not behind a reference.
    private func holds(_ type: Type, _ wanted: NominalDecl, through seen: Set<NominalDecl>) -> Bool {
        switch type {
        case .tuple(let elements): return elements.contains { holds($0.type, wanted, through: seen) }
        case .nominal(let decl, let arguments):
            if decl === wanted { return true }
            if decl.isOptional { return arguments.contains { holds($0, wanted, through: seen) } }
            guard !decl.isInterface, !seen.contains(decl) else { return false }
            let map = substitution(of: type)
            let inner = seen.union([decl])
            switch decl.kind {
            case .struct: return ownStoredProperties(of: decl).contains { holds(substitute(self.type(of: $0), map), wanted, through: inner) }
            case .enum:
                return decl.cases.contains { enumCase in
                    resolve(enumCase)
                    return !enumCase.isIndirect && enumCase.parameters.contains { holds(substitute($0.type, map), wanted, through: inner) }
                }
            default: return false
            }
        default: return false
        }
    }

    private func requireDistinctCases(of decl: NominalDecl) {
        for (index, enumCase) in decl.cases.enumerated() {
            let twin = decl.cases[..<index].first { $0.name == enumCase.name && $0.parameters.map(\.label) == enumCase.parameters.map(\.label) }
            guard let twin else { continue }
            report("invalid redeclaration of '\(enumCase.name)'", at: enumCase.position,
                   notes: [Diagnostic.Note(message: "'\(enumCase.name)' previously declared here", position: twin.position)])
        }
    }

    /// A result builder joins what the statements of a closure give.
    private func requireBlocks(of decl: NominalDecl) {
        guard decl.isResultBuilder, lookup("buildBlock", on: .nominal(decl, decl.genericParameters.map { .archetype($0) }), isStatic: true).isEmpty,
              lookup("buildPartialBlock", on: .nominal(decl, decl.genericParameters.map { .archetype($0) }), isStatic: true).isEmpty else { return }
        report("result builder must provide at least one static 'buildBlock' method", at: decl.position,
               hint: "Or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'.")
    }

    /// `@dynamicMemberLookup` says that there is a subscript for names.
    private func requireDynamicMembers(of decl: NominalDecl) {
        guard decl.attributes.contains("dynamicMemberLookup") else { return }
        let type = Type.nominal(decl, decl.genericParameters.map { .archetype($0) })
        let isThere = lookup("subscript", on: type, isStatic: false).contains { found in
            guard case .subscript(let declared) = found.member else { return false }
            resolveSignature(declared)
            return declared.parameters.first?.label == "dynamicMember"
        }
        if isThere { return }
        report("'@dynamicMemberLookup' requires '\(decl.name)' to have a 'subscript(dynamicMember:)' method", at: decl.position,
               hint: "It takes a 'String' or a key path.")
    }

    /// A program begins at `main()`. What conforms to something of the vocabulary, as an app does, has it from there.
    private func requireMain(of decl: NominalDecl) {
        guard decl.attributes.contains("main"), decl.superclass == nil, !allProtocols(of: decl).contains(where: \.isInterface) else { return }
        let type = Type.nominal(decl, decl.genericParameters.map { .archetype($0) })
        guard lookup("main", on: type, isStatic: true).isEmpty else { return }
        report("'\(decl.name)' is annotated with '@main' and must provide a main static function", at: decl.position,
               hint: "An app of SwiftUI conforms to 'App'; other programs have a 'static func main()'.")
    }

    // MARK: Functions

    func checkRules(of function: FunctionDecl) {
        requireBody(of: function)
        guard !function.isInterfaceMember, let syntax = function.syntax?.as(FunctionDeclSyntax.self), let context = function.context else { return }
        resolveSignature(function)
        for index in function.parameters.indices where function.parameters[index].hasDefault {
            _ = defaultArgument(index, of: function, at: function.position)
        }
        let parameters = Array(syntax.signature.parameterClause.parameters)
        for (index, parameter) in parameters.enumerated() {
            let name = parameter.secondName ?? parameter.firstName
            guard name.text != "_", parameters[..<index].contains(where: { ($0.secondName ?? $0.firstName).text == name.text }) else { continue }
            report("invalid redeclaration of '\(name.text)'", at: name.position(in: context.file))
        }
        let types = function.parameters.map(\.type) + [function.result] + [function.thrownType].compactMap { $0 }
        for (parameter, archetype) in zip(syntax.genericParameterClause?.parameters ?? [], function.genericParameters) {
            let isUsed = types.contains { type in
                type.hasError || type.contains { if case .archetype(let used) = $0 { used.root == archetype } else { false } }
            }
            if isUsed || function.requirements.contains(where: { $0.isSame }) { continue }
            report("generic parameter '\(archetype.name)' is not used in function signature", at: parameter.name.position(in: context.file),
                   hint: "A call could not say what it is.")
        }
    }
}

extension Checker {
    /// In a protocol functions have no bodies, elsewhere they have.
    func requireBody(of function: FunctionDecl) {
        guard !function.isInterfaceMember, let syntax = function.syntax, let file = function.context?.file else { return }
        let body: CodeBlockSyntax?
        if let declared = syntax.as(FunctionDeclSyntax.self) { body = declared.body } else if let declared = syntax.as(InitializerDeclSyntax.self) {
            body = declared.body
        } else { return }
        let isInProtocol = sequence(first: syntax) { $0.parent }.first { $0.isProtocol((any DeclGroupSyntax).self) }?.is(ProtocolDeclSyntax.self) ?? false
        if isInProtocol, let body {
            report("protocol \(function.kind == .initializer ? "initializers" : "methods") must not have bodies", at: body.position(in: file),
                   hint: "An extension of the protocol gives defaults.")
        } else if !isInProtocol, body == nil {
            report(function.kind == .initializer ? "initializer requires a body" : "expected '{' in body of function declaration",
                   at: function.position, hint: "Only a protocol's requirements have none.")
        }
    }
}

extension GenericRequirement {
    fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}
