import SwiftSyntax

/// What a call may do beside giving a value: throw, and wait.
extension Checker {
    func checkTry(_ syntax: TryExprSyntax, expected: Type?, _ at: SourcePosition) -> Expression {
        let kind: Expression.TryKind = switch syntax.questionOrExclamationMark?.text {
        case "?": .optional
        case "!": .forced
        default: .plain
        }
        let wanted = kind == .optional ? expected.flatMap { solver.shallow($0).wrapped } : expected
        tryDepth += 1
        if kind != .plain {
            handledDepth += 1
            current?.swallows += 1
        }
        let value = check(syntax.expression, expected: wanted)
        if kind != .plain {
            handledDepth -= 1
            current?.swallows -= 1
        }
        tryDepth -= 1
        if kind == .optional {
            let type = solver.resolve(value.type)
            if type.wrapped != nil { return make(.try(value, .optional), type, at) }
            return make(.try(make(.wrap(value), optional(type), at), .optional), optional(type), at)
        }
        return make(.try(value, kind), value.type, at)
    }

    var anyError: Type { known("Error").map { Type.existential([$0]) } ?? .any }

    /// A call that can throw needs `try`, and a place that its error goes to.
    func noteThrowing(_ isThrowing: Bool, _ thrown: Type? = nil, isAsync: Bool, at position: SourcePosition) {
        if isAsync { noteAsync(at: position) }
        guard isThrowing, thrown?.isNever != true else { return }
        if speculation == 0, let context = current, !context.thrownInto.isEmpty, context.swallows == 0 {
            context.thrownInto[context.thrownInto.count - 1].append(thrown ?? anyError)
        }
        if speculation > 0 {
            // Which overload is meant may hang on whether a closure throws.
            if handledDepth == 0, let context = current, context.catchesErrors == 0, context.isPlainClosure {
                context.body.isThrowing = true
            }
            return
        }
        if tryDepth == 0 {
            report("call can throw, but it is not marked with 'try'", at: position, hint: "Write 'try' before it.")
        } else if handledDepth == 0, let context = current, context.catchesErrors == 0 {
            if context.isPlainClosure {
                context.body.isThrowing = true
            } else if !context.body.isThrowing, !context.isTopLevel {
                report("errors thrown from here are not handled", at: position,
                       hint: "Put it into 'do { … } catch { … }', or mark the function 'throws'.")
            }
        }
    }

    /// A call that may wait needs `await`, and a function around it that may wait too.
    func noteAsync(at position: SourcePosition) {
        guard speculation == 0, current?.declContext.isInterface != true else { return }
        if current?.canWait == false {
            report("'async' call in a function that does not support concurrency", at: position,
                   hint: "Mark the function 'async', or start the work in a task: 'Task { await … }'.")
        } else if awaitDepth == 0 {
            report("expression is 'async' but is not marked with 'await'", at: position, hint: "Write 'await' before it.")
        }
    }
}
