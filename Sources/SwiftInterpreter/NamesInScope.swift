import SwiftSyntax

/// A declared name as completion shows it.
public struct DeclaredName: Equatable, Sendable {
    public var name: String
    /// What stands behind the name where it is declared: `(_ title: String)`, `: Int`, `struct`.
    public var signature: String
    public var documentation: String?
}

/// A parameter that a call may name.
public struct DeclaredParameter: Equatable, Sendable {
    public var label: String?
    public var type: String
}

/// What may stand at a place in a text that somebody is writing. All of it is read from the tables of declarations.
extension Interpreter {
    /// How a name of the program, the prompt or the vocabulary is declared.
    public func declaration(named name: String) -> DeclaredName? {
        let functions = checker.lookupFunctions(name).map(\.decl)
        if let function = functions.first {
            return DeclaredName(name: name, signature: signatures(functions), documentation: function.documentation)
        }
        for space in [checker.space] + checker.outerSpaces + [vocabularySpace] {
            if let variable = space.variables[name] {
                return DeclaredName(name: name, signature: ": \(checker.type(of: variable))", documentation: variable.documentation)
            }
        }
        guard case .decl(let decl)? = checker.lookupGlobalType(name) else { return nil }
        return DeclaredName(name: name, signature: "\(decl.kind)", documentation: decl.documentation)
    }

    /// The members that begin with a prefix, of what an expression gives or, for a type, of the type itself; nil when the
    /// expression means nothing. It is checked and not run.
    public func members(of expression: String, withPrefix prefix: String, limit: Int) -> [DeclaredName]? {
        guard let (type, isStatic) = meaning(of: expression) else { return nil }
        if case .tuple(let elements) = type {
            let members = elements.enumerated().map { index, element in
                DeclaredName(name: element.label ?? "\(index)", signature: ": \(element.type)", documentation: nil)
            }
            return members.filter { $0.name.hasPrefix(prefix) }
        }
        var members: [DeclaredName] = []
        let isProtocol = isStatic && type.nominal?.kind == .protocol
        for name in memberNames(of: type).sorted() where name.hasPrefix(prefix) && name.first?.isLetter == true && name != "init" {
            if let member = isProtocol ? memberOfProtocol(name, type) : member(name, of: type, isStatic: isStatic) { members.append(member) }
            if members.count == limit { break }
        }
        return members
    }

    /// The parameters of each function that a call means: `callee` is a name, after a base or not.
    public func parameters(of callee: String, on base: String?) -> [[DeclaredParameter]] {
        functions(calledBy: callee, on: base).map { function in
            checker.resolveSignature(function)
            return function.parameters.map { DeclaredParameter(label: $0.label, type: words(for: $0.type, of: function)) }
        }
    }

    /// How each function that a call means is declared, as `(_ length: CGFloat) -> some View`.
    public func signatures(ofCallsTo callee: String, on base: String?) -> [String] {
        var seen: Set<String> = []
        return functions(calledBy: callee, on: base).map(signature).filter { seen.insert($0).inserted }
    }

    private func functions(calledBy callee: String, on base: String?) -> [FunctionDecl] {
        var functions: [FunctionDecl] = []
        if let base {
            guard let (type, isStatic) = meaning(of: base) else { return [] }
            functions = checker.lookup(callee, on: type, isStatic: isStatic).compactMap { found in
                if case .function(let function) = found.member { function } else { nil }
            }
        } else {
            functions = checker.lookupFunctions(callee).map(\.decl)
            if case .decl(let decl)? = checker.lookupGlobalType(callee) {
                functions += checker.initializers(of: openType(of: decl), at: .none).map(\.decl)
            }
        }
        return functions
    }

    /// A type as completion shows it: one that a call decides by what it must be.
    private func words(for type: Type, of function: FunctionDecl) -> String {
        if case .archetype(let archetype) = type {
            let bounds = function.requirements.compactMap { requirement in
                if case .conforms(type, let bound) = requirement { bound } else { nil }
            }
            if let bound = bounds.first ?? checker.constraints(on: archetype).first { return "some \(bound.name)" }
        }
        return "\(type)".replacing("-> ()", with: "-> Void")
    }

    // MARK: Types

    /// The type of an expression, or a type that is named. Where an expression cannot be checked, what it begins with may
    /// still tell: `ForEach(unknown) { … }` is a view.
    private func meaning(of expression: String) -> (type: Type, isStatic: Bool)? {
        if expression.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }), expression.first?.isUppercase == true,
           let decl = nominal(named: expression) {
            return (openType(of: decl), true)
        }
        if let type = check(entry: SourceFile(name: "what is being typed", text: expression)).entry?.type { return (type, false) }
        let head = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard head.first?.isUppercase == true, head.count < expression.count, let decl = nominal(named: String(head)),
              let view = nominal(named: "View"), checker.allProtocols(of: decl).contains(view) else { return nil }
        return (openType(of: decl), false)
    }

    private func openType(of decl: NominalDecl) -> Type {
        .nominal(decl, decl.genericParameters.map { .archetype($0) })
    }

    // MARK: Members

    private func memberNames(of type: Type) -> Set<String> {
        var owners: [NominalDecl] = []
        switch checker.canonical(type) {
        case .nominal(let decl, _):
            var next: NominalDecl? = decl
            while let owner = next {
                owners.append(owner)
                next = checker.superclass(of: owner)?.nominal
            }
            owners += checker.allProtocols(of: decl)
        case .existential(let protocols):
            owners = protocols + protocols.flatMap { checker.inheritedProtocols(of: $0) }
        case .archetype(let archetype):
            let protocols = checker.constraints(on: archetype)
            owners = protocols + protocols.flatMap { checker.inheritedProtocols(of: $0) }
        default: break
        }
        var names: Set<String> = []
        for owner in owners {
            names.formUnion(owner.members.keys)
            for space in [checker.space] + checker.outerSpaces { names.formUnion(space.extraMembers[owner].map { Array($0.keys) } ?? []) }
        }
        return names
    }

    private func member(_ name: String, of type: Type, isStatic: Bool) -> DeclaredName? {
        let found = checker.lookup(name, on: type, isStatic: isStatic)
        let functions = found.compactMap { member in if case .function(let function) = member.member { function } else { nil } }
        if let function = functions.first {
            let documentation = functions.lazy.compactMap(\.documentation).first
            return DeclaredName(name: function.name, signature: signatures(functions), documentation: documentation)
        }
        switch found.first?.member {
        case .variable(let variable):
            let map = found[0].substitution
            // Its storage and its projection are the wrapper's affair, and what a built-in view holds is its own.
            if variable.storageOf != nil || !isStatic && isBuiltInView(type) { return nil }
            return DeclaredName(
                name: name, signature: ": \(checker.substitute(checker.type(of: variable), map))", documentation: variable.documentation)
        case .enumCase: return DeclaredName(name: name, signature: "case", documentation: nil)
        case .type(let decl): return DeclaredName(name: name, signature: "\(decl.kind)", documentation: decl.documentation)
        default: return nil
        }
    }

    /// What a dot alone names where a value of some type is wanted that conforms to a protocol: `red` of `ShapeStyle`, which an
    /// extension has for one type.
    private func memberOfProtocol(_ name: String, _ type: Type) -> DeclaredName? {
        guard let decl = type.nominal else { return nil }
        let owners = [decl] + checker.inheritedProtocols(of: decl)
        let members = owners.flatMap { checker.members(named: name, in: $0) }
        let functions = members.compactMap { member in if case .function(let function) = member, function.isStatic { function } else { nil } }
        if let function = functions.first {
            return DeclaredName(name: name, signature: signatures(functions), documentation: function.documentation)
        }
        let variables = members.compactMap { member in if case .variable(let variable) = member, variable.isStatic { variable } else { nil } }
        return variables.first.map { DeclaredName(name: name, signature: ": \(checker.type(of: $0))", documentation: $0.documentation) }
    }

    private func isBuiltInView(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = checker.canonical(type), decl.isInterface, decl.kind != .protocol,
              let view = nominal(named: "View") else { return false }
        return checker.allProtocols(of: decl).contains(view)
    }

    // MARK: Signatures

    private func signatures(_ functions: [FunctionDecl]) -> String {
        let others = functions.count > 1 ? " and \(functions.count - 1) more" : ""
        return functions.first.map { signature($0) + others } ?? ""
    }

    /// As it is written, in one line.
    private func signature(_ function: FunctionDecl) -> String {
        let written = function.syntax?.as(FunctionDeclSyntax.self)?.signature.trimmedDescription
            ?? function.syntax?.as(InitializerDeclSyntax.self)?.signature.trimmedDescription
        guard let written else {
            checker.resolveSignature(function)
            return "(" + function.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
        }
        return written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
