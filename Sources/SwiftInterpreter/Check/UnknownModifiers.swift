import SwiftSyntax

/// Modifiers of views that nothing declares: carried in the view's value without other effect, where the session says so.
extension Checker {
    /// A call of a modifier that is not known, as a declaration marked inert would carry it; nil where that is an error.
    func carriedModifier(
        _ name: String, on base: Expression, _ arguments: [CallArgument], at: SourcePosition
    ) -> Expression? {
        guard carriesUnknownModifiers, let view = known("View"), conforms(solver.shallow(base.type), to: view),
              let content = known("ModifiedContent"), let inert = known("InertModifier") else { return nil }
        if speculation == 0, carriedNames.insert(name).inserted {
            diagnostics.append(Diagnostic(.note, "'\(name)' is not known: it is carried without effect", at: at))
        }
        let values = arguments.map(carriedArgument)
        let carried: Expression = switch values.count {
        case 0: make(.void, .void, at)
        case 1: values[0]
        default: make(.tuple(values), .tuple(zip(arguments, values).map { TupleElement(label: $0.label, type: $1.type) }), at)
        }
        let modifier = construct(.nominal(inert, []), [
            CallArgument(label: "name", expression: make(.string(name), stringType, at), position: at),
            CallArgument(label: "arguments", expression: retyped(carried, .any), position: at),
        ], expected: nil, at: at)
        return construct(.nominal(content, content.genericParameters.map { _ in solver.fresh() }), [
            CallArgument(label: "content", expression: base, position: at),
            CallArgument(label: "modifier", expression: modifier, position: at),
        ], expected: nil, at: at)
    }

    /// An argument that makes sense by itself is carried as its value, so that a change of it is seen. Of one that takes
    /// its type from the declaration that is not there (`.large`, `{ $0 }`) nothing but the text is known.
    private func carriedArgument(_ argument: CallArgument) -> Expression {
        guard let syntax = argument.syntax else { return argument.expression ?? errorExpression(at: argument.position) }
        if isContextual(syntax), !makesSense(syntax) {
            return make(.string(syntax.trimmedDescription), stringType, argument.position)
        }
        return check(syntax, expected: nil)
    }

    private func makesSense(_ syntax: ExprSyntax) -> Bool {
        let (isTyped, errors) = speculate { !solver.resolve(check(syntax, expected: nil).type).hasVariables }
        return isTyped && errors.isEmpty
    }
}
