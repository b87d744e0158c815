/// Bodies of vocabulary declarations that stand in no source: inert modifiers and primitive operators.
extension Checker {
    /// `@inert` modifiers give the view back inside a `ModifiedContent` that carries their arguments.
    func inertBody(of function: FunctionDecl) -> FunctionBody {
        let context = makeContext(for: function)
        current = context
        defer { current = nil }
        let body = context.body
        let at = function.position
        guard let selfVariable = context.selfVariable, let content = known("ModifiedContent"), let inert = known("InertModifier") else { return body }
        let values = body.parameters.dropFirst().map { make(.local($0), $0.type, at) }
        let arguments: Expression = switch values.count {
        case 0: make(.void, .void, at)
        case 1: values[0]
        default:
            make(.tuple(Array(values)), .tuple(zip(function.parameters, values).map { TupleElement(label: $0.label, type: $1.type) }), at)
        }
        let name = CallArgument(label: "name", expression: make(.string(function.name), stringType, at), position: at)
        let carried = CallArgument(label: "arguments", expression: retyped(arguments, .any), position: at)
        let modifier = construct(.nominal(inert, []), [name, carried], expected: nil, at: at)
        let view = make(.local(selfVariable), selfVariable.type, at)
        let value = construct(
            .nominal(content, content.genericParameters.map { _ in solver.fresh() }),
            [CallArgument(label: "content", expression: view, position: at), CallArgument(label: "modifier", expression: modifier, position: at)],
            expected: nil, at: at)
        body.statements = [Statement(.return(value), position: at)]
        return body
    }

    /// A primitive operator as a function, for when it is called through a protocol.
    func primitiveBody(of function: FunctionDecl, named name: String) -> FunctionBody {
        let context = makeContext(for: function)
        current = context
        defer { current = nil }
        let body = context.body
        let at = function.position
        let parameters = context.body.parameters
        let arguments: [Argument] = parameters.map { parameter in
            let value = make(.local(parameter), parameter.type, at)
            return parameter.isInout ? .inout(value) : .value(value)
        }
        guard let made = primitiveExpression(name, arguments, function.result, at: at) else {
            report("the primitive operation '\(name)' does not exist", at: at)
            return body
        }
        let isAssignment = parameters.contains { $0.isInout }
        // An initialiser here has no `self` to fill in: it gives the converted value.
        body.selfVariable = nil
        body.statements = [Statement(isAssignment ? .expression(made) : .return(made), position: at)]
        return body
    }
}
