import SwiftSyntax

/// Local variables with observers, and those with a getter and a setter. What such a name stands for is a member of an
/// object, which the closures around share as they share a variable.
extension Checker {
    /// `var count = 0 { didSet { … } }` in a function.
    func observedLocal(_ binding: PatternBindingSyntax, _ parts: AccessorParts) -> [Statement] {
        let at = position(of: binding)
        guard let outer = current, let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let observed = known("_Observed") else { return [] }
        guard let initializer = binding.initializer?.value else {
            report("a local variable with observers needs an initial value", at: at, hint: "Give it one where it is declared.")
            return []
        }
        let annotated = binding.typeAnnotation.map { resolveType($0.type, in: typeContext) }
        let value = annotated.map { check(initializer, as: $0, for: .initialization) } ?? check(initializer, expected: nil)
        settleAtTop()
        if value.type.isError { return [] }
        let type = solver.resolve(annotated ?? value.type)
        let object = Type.nominal(observed, [type])
        let name = unquoted(pattern.identifier.text)
        // An observer is handed the object: it must not hold what holds it.
        func observer(_ accessor: AccessorDeclSyntax?, _ usual: String) -> Expression {
            let holder = newLocal("_" + name, object, isLet: true, at: at)
            let other = newLocal(accessor?.parameters.map { unquoted($0.name.text) } ?? usual, type, isLet: true, at: at)
            let body = FunctionBody(name: name + "." + usual, parameters: [holder, other], result: .void, position: at)
            let own = newLocal(name, type, isLet: false, at: at)
            own.standIn = .member("_value", of: holder)
            checkAccessor(accessor?.body?.statements ?? [], body, outer, declaring: [own])
            let function = FunctionType(parameters: [FunctionType.Parameter(type: object), FunctionType.Parameter(type: type)], result: .void)
            return make(.closure(body), .function(function), at)
        }
        let arguments = [value, observer(parts.willSetObserver, "newValue"), observer(parts.didSetObserver, "oldValue")]
        return holding(name, construct(object, arguments.map { CallArgument(label: nil, expression: $0, position: at) }, expected: object, at: at), type, at)
    }

    /// `var half: Int { get { … } set { … } }` in a function.
    func settableLocal(_ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax, _ setter: Syntax) -> [Statement] {
        let at = position(of: binding)
        guard let outer = current, let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation?.type,
              let computed = known("_Computed"), let written = setter.as(AccessorDeclSyntax.self) else {
            report("a computed variable needs a name and a type", at: at)
            return []
        }
        let name = unquoted(pattern.identifier.text)
        let type = resolveType(annotation, in: typeContext)
        let getter = FunctionBody(name: name, parameters: [], result: type, position: at)
        checkAccessor(getterItems(of: block), getter, outer)
        let newValue = newLocal(written.parameters.map { unquoted($0.name.text) } ?? "newValue", type, isLet: true, at: at)
        let change = FunctionBody(name: name, parameters: [newValue], result: .void, position: at)
        checkAccessor(written.body?.statements ?? [], change, outer)
        let arguments = [
            make(.closure(getter), .function(FunctionType(parameters: [], result: type)), at),
            make(.closure(change), .function(FunctionType(parameters: [FunctionType.Parameter(type: type)], result: .void)), at),
        ]
        let object = Type.nominal(computed, [type])
        return holding(name, construct(object, arguments.map { CallArgument(label: nil, expression: $0, position: at) }, expected: object, at: at), type, at)
    }

    /// Declares the object behind a name, and the name.
    private func holding(_ name: String, _ object: Expression, _ type: Type, _ at: SourcePosition) -> [Statement] {
        settleAtTop()
        if object.type.isError { return [] }
        let holder = newLocal("_" + name, object.type, isLet: true, at: at)
        let local = newLocal(name, type, isLet: false, at: at)
        local.standIn = .member("wrappedValue", of: holder)
        if current?.redeclares(name) == true, speculation == 0 { report("invalid redeclaration of '\(name)'", at: at) }
        current?.declare(local)
        return [Statement(.declare(.bind(holder), object), position: at)]
    }
}
