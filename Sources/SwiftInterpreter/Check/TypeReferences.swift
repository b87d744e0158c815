import SwiftSyntax

/// Expressions that name types.
extension Checker {
    /// The type that an expression names, if it names one: `Row`, `Outer.Inner`, `[Int]`, `Foo<Bar>`.
    func typeReference(_ syntax: ExprSyntax) -> Type? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = unquoted(reference.baseName.text)
            if name == "Self" { return isDynamicSelf ? nil : typeContext.selfType }
            if reference.argumentNames != nil || current?.lookup(name) != nil { return nil }
            guard let found = lookupTypeName(name, in: typeContext) else { return nil }
            if name.first?.isLowercase == true, valueNamed(name, at: position(of: reference)) != nil { return nil }
            return type(for: found, at: position(of: reference))
        case .memberAccessExpr(let access):
            guard let baseSyntax = access.base, access.declName.argumentNames == nil else { return nil }
            let name = access.declName.baseName.text
            if let module = baseSyntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
               moduleNames.contains(module), current?.lookup(module) == nil,
               let found = lookupLibraryType(name) ?? lookupGlobalType(name) {
                return type(for: found, at: position(of: access))
            }
            guard name.first?.isUppercase == true, let base = typeReference(baseSyntax),
                  let found = memberType(named: name, of: base) else { return nil }
            return type(for: found, at: position(of: access))
        case .genericSpecializationExpr(let special):
            guard let base = typeReference(special.expression), case .nominal(let decl, _) = base else { return nil }
            let arguments: [Type] = special.genericArgumentClause.arguments.map {
                if case .type(let type) = $0.argument { resolveType(type, in: typeContext) } else { .error }
            }
            return applied(decl, arguments, at: position(of: special), in: typeContext)
        case .arrayExpr(let array):
            guard array.elements.count == 1, let element = array.elements.first, let inner = typeReference(element.expression) else { return nil }
            return self.array(inner)
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content, elements.count == 1, let element = elements.first,
                  let key = typeReference(element.key), let value = typeReference(element.value) else { return nil }
            return knownType("Dictionary", [key, value])
        case .optionalChainingExpr(let chain):
            return typeReference(chain.expression).map { optional($0) }
        case .infixOperatorExpr(let infix):
            // `((Int) -> String).self`
            guard let arrow = infix.operator.as(ArrowExprSyntax.self), let parameters = infix.leftOperand.as(TupleExprSyntax.self)?.elements,
                  let result = typeReference(infix.rightOperand) else { return nil }
            let types = parameters.compactMap { typeReference($0.expression).map { FunctionType.Parameter(type: $0) } }
            guard types.count == parameters.count else { return nil }
            return .function(FunctionType(
                parameters: types, result: result, isThrowing: arrow.effectSpecifiers?.throwsClause != nil,
                isAsync: arrow.effectSpecifiers?.asyncSpecifier != nil))
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return typeReference(only.expression) }
            let parts = tuple.elements.compactMap { element in
                typeReference(element.expression).map { TupleElement(label: element.label?.text, type: $0) }
            }
            return parts.isEmpty || parts.count < tuple.elements.count ? nil : .tuple(parts)
        case .typeExpr(let type): return resolveType(type.type, in: typeContext)
        default: return nil
        }
    }
}
