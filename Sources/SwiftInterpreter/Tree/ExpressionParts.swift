extension Expression {
    /// The expressions that it is made of, in the order in which they run.
    var parts: [Expression] {
        func values(_ arguments: [Argument]) -> [Expression] {
            arguments.map { argument in
                switch argument {
                case .value(let value), .inout(let value): value
                }
            }
        }
        switch kind {
        case .integer, .floating, .boolean, .string, .none, .void, .metatype, .local, .global, .closure, .functionReference,
             .keyPath, .discard, .opaque, .statements: return []
        case .field(let base, _), .tupleElement(let base, _), .wrap(let base), .force(let base), .optionalEvaluation(let base),
             .bindOptional(let base), .not(let base), .try(let base, _), .await(let base), .widen(let base), .isType(let base, _),
             .cast(let base, _, _), .dynamicType(let base), .negate(let base), .bitNot(let base), .isNil(let base),
             .convertNumber(let base), .partialApply(_, let base, _): return [base]
        case .property(let base, _, _): return base.map { [$0] } ?? []
        case .subscript(let base, _, let arguments, _): return [base] + values(arguments)
        case .enumCase(_, let parts), .makeStruct(_, let parts), .array(let parts), .tuple(let parts), .interpolation(let parts): return parts
        case .dictionary(let pairs): return pairs.flatMap { [$0.key, $0.value] }
        case .call(_, let arguments, _), .construct(_, _, let arguments): return values(arguments)
        case .delegateInit(let object, _, let arguments): return [object] + values(arguments)
        case .callValue(let function, let arguments): return [function] + values(arguments)
        case .conditional(let condition, let first, let second): return [condition, first, second]
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b), .binary(_, let a, let b), .isIdentical(let a, let b): return [a, b]
        case .assign(let place, let value): return [value, place]
        }
    }
}
