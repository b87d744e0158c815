import SwiftSyntax

/// An argument as the call gives it: source that is still to be checked, or an expression made by the checker.
struct CallArgument {
    var label: String?
    var syntax: ExprSyntax?
    var expression: Expression?
    var isTrailing = false
    var position: SourcePosition
    /// Whether the expression is a closure that gives the value, made for a parameter that takes one by itself.
    var isClosed = false

    /// Whether it is written with `&`.
    var isInout: Bool { syntax?.is(InOutExprSyntax.self) ?? false }
    var isClosure: Bool { syntax?.is(ClosureExprSyntax.self) ?? false }
}

/// Which arguments go to a parameter.
enum ParameterBinding {
    case arguments([Int])
    case defaulted
}

/// Why the arguments do not fit the parameters.
struct ArgumentMismatchError: Error {
    var message: String
    var position: SourcePosition
    /// How far the arguments fitted, to choose the candidate that is talked about.
    var matched: Int
}

extension Checker {
    /// Assigns arguments to parameters by label and order, trailing closures by Swift's forward scan.
    func match(
        _ arguments: [CallArgument], to parameters: [ParameterDecl], map: Substitution = [:], name: String, callPosition: SourcePosition
    ) -> Result<[ParameterBinding], ArgumentMismatchError> {
        var bindings: [ParameterBinding?] = Array(repeating: nil, count: parameters.count)
        let plain = arguments.indices.filter { !arguments[$0].isTrailing }
        let trailing = arguments.indices.filter { arguments[$0].isTrailing }
        var next = 0
        var lastBound = -1
        for index in parameters.indices {
            let parameter = parameters[index]
            guard next < plain.count else { break }
            let argument = arguments[plain[next]]
            if argument.label == parameter.label {
                if parameter.isVariadic {
                    var taken = [plain[next]]
                    next += 1
                    while next < plain.count, arguments[plain[next]].label == nil {
                        taken.append(plain[next])
                        next += 1
                    }
                    bindings[index] = .arguments(taken)
                } else {
                    bindings[index] = .arguments([plain[next]])
                    next += 1
                }
                lastBound = index
            } else if parameter.isVariadic {
                bindings[index] = .arguments([])
            }
        }
        if next < plain.count {
            let argument = arguments[plain[next]]
            if let late = parameters.indices.first(where: { bindings[$0] == nil && $0 < lastBound && parameters[$0].label == argument.label }),
               let passed = plain[..<next].first(where: { index in
                   bindings[(late + 1)...].contains { if case .arguments(let taken)? = $0 { taken.contains(index) } else { false } }
               }) {
                func name(_ index: Int) -> String { arguments[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)" }
                return .failure(.init(message: "\(name(plain[next])) must precede \(name(passed))", position: argument.position, matched: next))
            }
            // The label may be meant for a parameter that was passed over.
            if let wanted = parameters.indices.first(where: { bindings[$0] == nil && !parameters[$0].hasDefault }),
               trailing.isEmpty || !takesClosure(parameters[wanted], map) {
                let have = argument.label.map { $0 + ":" } ?? "_:"
                let expected = parameters[wanted].label.map { $0 + ":" } ?? "_:"
                if argument.label == nil, arguments.count <= parameters.count {
                    // Those behind it may lack theirs as well.
                    let missing = zip(parameters[wanted...], plain[next...].map { arguments[$0] }).prefix { $0.label != nil && $1.label == nil }
                    let labels = missing.compactMap { $0.0.label.map { $0 + ":" } }
                    return .failure(.init(
                        message: "missing argument label\(labels.count == 1 ? "" : "s") '\(labels.joined())' in call", position: argument.position, matched: next))
                }
                if let label = argument.label, parameters[wanted].label == nil {
                    return .failure(.init(
                        message: "extraneous argument label '\(label):' in call", position: argument.position, matched: next))
                }
                if let label = argument.label, label == "$" + (parameters[wanted].label ?? "_"), parameters[wanted].wrapper != nil {
                    return .failure(.init(
                        message: "giving a wrapped parameter its projection ('\(label):') is not supported; give it the wrapped value, as '\(expected)'",
                        position: argument.position, matched: next))
                }
                if argument.label != nil, arguments.count <= parameters.count {
                    return .failure(.init(
                        message: "incorrect argument label in call (have '\(have)', expected '\(expected)')",
                        position: argument.position, matched: next))
                }
            }
            let what = argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
            return .failure(.init(message: what, position: argument.position, matched: next))
        }
        // Trailing closures: the first, unlabelled one, then those with labels.
        var from = lastBound + 1
        for (order, index) in trailing.enumerated() {
            let argument = arguments[index]
            let open = parameters.indices.filter { $0 >= from && bindings[$0] == nil }
            let chosen: Int?
            if let label = argument.label {
                chosen = open.first { parameters[$0].label == label && takesClosure(parameters[$0], map) }
            } else {
                var accepting = open.filter { takesClosure(parameters[$0], map) }
                if order + 1 < trailing.count, let label = arguments[trailing[order + 1]].label,
                   let limit = parameters.firstIndex(where: { $0.label == label }) {
                    accepting = accepting.filter { $0 < limit }
                }
                chosen = accepting.first { !parameters[$0].hasDefault } ?? accepting.first
            }
            guard let chosen else {
                let message = argument.label.map { "extra trailing closure '\($0)' in call" }
                    ?? "extra trailing closure passed in call"
                return .failure(.init(message: message, position: argument.position, matched: next))
            }
            bindings[chosen] = .arguments([index])
            from = chosen + 1
        }
        for index in parameters.indices where bindings[index] == nil {
            if parameters[index].hasDefault {
                bindings[index] = .defaulted
            } else if parameters[index].isVariadic {
                bindings[index] = .arguments([])
            } else {
                let parameter = parameters[index]
                let what = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
                return .failure(.init(
                    message: "missing argument for parameter \(what) in call", position: callPosition, matched: next))
            }
        }
        return .success(bindings.map { $0 ?? .defaulted })
    }

    /// Whether a closure can be given to a parameter: a function, or a generic one that may be a function.
    private func takesClosure(_ parameter: ParameterDecl, _ map: Substitution) -> Bool {
        let type = substitute(parameter.type, map)
        if case .archetype(let archetype) = solver.shallow(type) { return constraints(on: archetype).isEmpty }
        if case .variable = solver.shallow(type) { return true }
        return isFunctionLike(type)
    }

    func isFunctionLike(_ type: Type) -> Bool {
        switch solver.shallow(type) {
        case .function: true
        case let other: other.wrapped.map { isFunctionLike($0) } ?? false
        }
    }
}
