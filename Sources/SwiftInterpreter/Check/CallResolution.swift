import SwiftSyntax

/// A function that a call may mean.
struct Candidate {
    enum Base {
        case none
        /// The value that a method is called on.
        case value(Expression)
        /// The type that a static requirement is called on.
        case metatype(Expression)
        /// The closure that a local function is.
        case closure(Expression)
    }
    var decl: FunctionDecl
    /// What the generic parameters of its owner are.
    var map: Checker.Substitution
    var base: Base = .none
    /// For an initialiser: the type to make.
    var instance: Type?
    var distance = 0
    /// Whether it is an initialiser that goes on with the instance at hand: `self.init`, `super.init`.
    var isDelegating = false
}

/// Calls: which function is meant, and its arguments converted.
extension Checker {
    /// Chooses among `candidates` and makes the call. Reports why none fits.
    func call(
        _ candidates: [Candidate], _ arguments: [CallArgument], expected: Type?, name: String, at position: SourcePosition
    ) -> Expression {
        let candidates = visible(candidates, arguments)
        guard !candidates.isEmpty else {
            reportHidden(name, at: position)
            return errorExpression(at: position)
        }
        for candidate in candidates { resolveSignature(candidate.decl) }
        var viable: [(candidate: Candidate, bindings: [ParameterBinding])] = []
        var mismatches: [ArgumentMismatchError] = []
        for candidate in candidates {
            switch match(arguments, to: candidate.decl.parameters, map: candidate.map, name: name, callPosition: position) {
            case .success(let bindings): viable.append((candidate, bindings))
            case .failure(let mismatch): mismatches.append(mismatch)
            }
        }
        // Nearer declarations hide those with the same parameters further out (overrides, defaults of protocols).
        viable = withoutHidden(viable, expected)
        guard !viable.isEmpty else {
            // Look at the arguments all the same: what is wrong inside them is told first.
            for argument in arguments where !argument.isClosure { checkAlone(argument) }
            // What a parameter takes may be unknown for a reason that was told where it is declared.
            if candidates.contains(where: { $0.decl.parameters.contains(where: \.type.hasError) }) { return errorExpression(at: position) }
            if case .value(let base)? = candidates.first?.base, !arguments.contains(where: \.isClosure),
               let unmet = unmetRequirement(of: name, on: base.type, isStatic: false, labels: arguments.map(\.label)) {
                report(unmet, at: position)
                return errorExpression(at: position)
            }
            if let best = zip(candidates, mismatches).filter({ !$0.0.decl.isInternal }).map(\.1).max(by: { $0.matched < $1.matched })
                ?? mismatches.max(by: { $0.matched < $1.matched }) {
                let hint = candidates.count > 1
                    ? "'\(name)' can be called with: " + shapes(of: candidates).joined(separator: ", ") + "."
                    : candidates.first.map { "'\(name)' takes \($0.decl.parameters.isEmpty ? "no arguments" : shape(of: $0.decl))." }
                report(best.message, at: best.position, hint: hint)
            }
            return errorExpression(at: position)
        }
        // Arguments that need no help from the parameter's type are checked once, for all candidates.
        var ready = arguments
        for index in arguments.indices where ready[index].expression == nil {
            guard let syntax = ready[index].syntax, !isContextual(syntax), !makesOfLiterals(syntax), !ready[index].isInout else { continue }
            if viable.contains(where: { isAutoclosure(index, $0) }) { continue }
            ready[index].expression = check(syntax, expected: nil)
        }
        if ready.contains(where: { $0.expression?.type.isError == true }) { return errorExpression(at: position) }
        if viable.count == 1 {
            return applyChosen(viable[0].candidate, viable[0].bindings, ready, expected: expected, name: name, at: position)
                ?? errorExpression(at: position)
        }
        var trials: [Trial] = []
        var failures: [(index: Int, errors: [Diagnostic])] = []
        let hasClosures = ready.contains { $0.isClosure && $0.expression == nil }
        for index in viable.indices {
            let (trial, errors) = speculate { () -> Trial? in
                conversionCost = 0
                guard apply(
                    viable[index].candidate, viable[index].bindings, ready, expected: expected, name: name, at: position,
                    skippingClosures: hasClosures) != nil else { return nil }
                return Trial(
                    index: index, conversions: conversionCost, cost: conversionCost + bias(viable[index].candidate, viable[index].bindings),
                    bounds: bounds(of: viable[index].candidate))
            }
            if let trial, errors.isEmpty { trials.append(trial) } else { failures.append((index, errors)) }
        }
        trials.sort { ($0.cost, -$0.bounds, $0.index) < ($1.cost, -$1.bounds, $1.index) }
        putSpecializedFirst(&trials, viable)
        if hasClosures, trials.count > 1 {
            // Closures decide between those that the other arguments leave.
            for trial in trials {
                let chosen = viable[trial.index]
                let fitting = attempt {
                    apply(chosen.candidate, chosen.bindings, ready, expected: expected, name: name, at: position)
                        .flatMap { gives(expected, $0) ? $0 : nil }
                }
                if let fitting { return fitting }
            }
            if reportsClosureArity(trials.map { viable[$0.index] }, ready, name: name) { return errorExpression(at: position) }
            // None is right: what is said is about the one of which the least is wrong.
            var fewest = Int.max
            for trial in trials where fewest > 0 {
                let (made, errors) = speculate {
                    apply(viable[trial.index].candidate, viable[trial.index].bindings, ready, expected: expected, name: name, at: position)
                }
                let count = errors.count + (made == nil && errors.isEmpty ? 1 : 0)
                if count < fewest { (fewest, trials) = (count, [trial]) }
            }
        }
        if let best = trials.first {
            let chosen = viable[best.index]
            if expected == nil, depth == budgetDepth + 1, trials.contains(where: { differInResult(viable[$0.index].candidate, chosen.candidate) }) {
                report("ambiguous use of '\(name)'", at: position, hint: "Say which type is meant, for example by a type annotation.")
                return errorExpression(at: position)
            }
            return applyChosen(chosen.candidate, chosen.bindings, ready, expected: expected, name: name, at: position)
                ?? errorExpression(at: position)
        }
        // What a closure inside an argument gives the parameter may tell: `String(flags.map { $0 ? "#" : "." })`.
        let told = arguments.indices.filter { arguments[$0].expression == nil && arguments[$0].syntax.map(takesClosure) ?? false }
        if !told.isEmpty {
            var open = ready
            for index in told { open[index].expression = nil }
            for entry in viable {
                let fitting = attempt {
                    apply(entry.candidate, entry.bindings, open, expected: expected, name: name, at: position, guess: .arraysFirst)
                        .flatMap { gives(expected, $0) ? $0 : nil }
                }
                if let fitting { return fitting }
            }
        }
        reportNoMatch(failures, viable.map(\.candidate), ready, name: name, at: position)
        return errorExpression(at: position)
    }

    /// Whether an expression is a call with a closure.
    func takesClosure(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
        return call.trailingClosure != nil || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
    }

    /// The candidates that may be named here; those that are private elsewhere do not count.
    /// Without arguments a memberwise initialiser is the one that gives each property its initial value.
    private func visible(_ candidates: [Candidate], _ arguments: [CallArgument]) -> [Candidate] {
        candidates.filter { !isHidden($0.decl) || $0.decl.isMemberwise && arguments.isEmpty }
    }

    private func reportNoMatch(
        _ failures: [(index: Int, errors: [Diagnostic])], _ candidates: [Candidate], _ arguments: [CallArgument], name: String,
        at position: SourcePosition
    ) {
        // Where every candidate fails for the same reason inside an argument, that reason is the message.
        let firsts = failures.compactMap(\.errors.first)
        if let first = firsts.first, firsts.count == failures.count,
           firsts.allSatisfy({ $0.position == first.position && $0.message == first.message }) {
            diagnostics.append(first)
            hasNewErrors = true
            return
        }
        if name == "subscript", case .value(let base)? = candidates.first?.base, reportsTextIndex(base, arguments, at: position) { return }
        let types = arguments.map { argument in (argument.label.map { $0 + ": " } ?? "") + (typeAlone(of: argument).map { "\($0)" } ?? "…") }
        report("no '\(name)' takes arguments of type (\(types.joined(separator: ", ")))", at: position,
               hint: "It can be called with: " + shapes(of: candidates).joined(separator: ", ") + ".")
    }

    /// A text has no numbered characters: `text[0]`.
    private func reportsTextIndex(_ base: Expression, _ arguments: [CallArgument], at position: SourcePosition) -> Bool {
        guard case .nominal(let text, _) = solver.resolve(base.type), text.isInterface, ["String", "Substring"].contains(text.name),
              arguments.count == 1, arguments[0].label == nil, let type = typeAlone(of: arguments[0]) else { return false }
        let written = arguments[0].syntax?.trimmedDescription ?? "0"
        if type == intType {
            report("'subscript(_:)' is unavailable: cannot subscript \(text.name) with an Int, use a String.Index instead.", at: position,
                   hint: "Write 'Array(text)[\(written)]', or 'text[text.index(text.startIndex, offsetBy: \(written))]'.")
        } else if type.nominal?.name.contains("Range") == true, type.arguments.first == intType {
            report("'subscript(_:)' is unavailable: cannot subscript \(text.name) with an integer range, use a String.Index range instead.", at: position,
                   hint: "Write 'Array(text)[\(written)]', or cut with 'prefix' and 'dropFirst'.")
        } else {
            return false
        }
        return true
    }

    /// The type that an argument has by itself; nil where the parameter would tell it.
    private func typeAlone(of argument: CallArgument) -> Type? {
        if let made = argument.expression { return solver.resolve(made.type) }
        guard let syntax = argument.syntax, !argument.isClosure else { return nil }
        let (type, errors) = speculate { solver.resolve(check(syntax, expected: nil).type) }
        return errors.isEmpty && !type.hasVariables && !type.isError ? type : nil
    }

    private func shapes(of candidates: [Candidate]) -> [String] {
        var seen: [String] = []
        for candidate in candidates where !candidate.decl.isInternal {
            let text = shape(of: candidate.decl)
            if !seen.contains(text) { seen.append(text) }
        }
        return Array(seen.prefix(6))
    }

    private func shape(of function: FunctionDecl) -> String {
        "(" + function.parameters.map { parameter in
            (parameter.label ?? "_") + ": \(parameter.type)" + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " = …" : "")
        }.joined(separator: ", ") + ")"
    }

    private func withoutHidden(
        _ viable: [(candidate: Candidate, bindings: [ParameterBinding])], _ expected: Type?
    ) -> [(candidate: Candidate, bindings: [ParameterBinding])] {
        guard viable.count > 1 else { return viable }
        let wanted = expected.map { solver.resolve($0) }.flatMap { $0.hasVariables ? nil : $0 }
        var kept: [(candidate: Candidate, bindings: [ParameterBinding])] = []
        for entry in viable {
            let types = entry.candidate.decl.parameters.map { substitute($0.type, entry.candidate.map) }
            let isHidden = viable.contains { other in
                guard other.candidate.decl !== entry.candidate.decl, other.candidate.distance < entry.candidate.distance else { return false }
                let others = other.candidate.decl.parameters
                let (own, theirs) = (entry.candidate.decl, other.candidate.decl)
                guard others.count == types.count, theirs.genericParameters.count == own.genericParameters.count,
                      theirs.requirements.count == own.requirements.count else { return false }
                // The generic parameters of both are the same in their order, whatever they are called.
                let same = zip(theirs.genericParameters, own.genericParameters).map { ($0, Type.archetype($1)) }
                let map = other.candidate.map.merging(same) { $1 }
                // `let letters: [Character] = text.filter { … }` wants what only the further one gives.
                if let wanted, own.genericParameters.isEmpty, !canConvert(substitute(theirs.result, map), to: wanted),
                   canConvert(substitute(own.result, entry.candidate.map), to: wanted) { return false }
                return zip(others, types).allSatisfy { substitute($0.type, map) == $1 }
            }
            if !isHidden { kept.append(entry) }
        }
        return kept.isEmpty ? viable : kept
    }

    /// Whether two functions of the program in one place differ in nothing but what they give.
    private func differInResult(_ one: Candidate, _ other: Candidate) -> Bool {
        one.decl !== other.decl && !one.decl.isInterfaceMember && !other.decl.isInterfaceMember && one.decl.owner === other.decl.owner
            && one.decl.genericParameters.isEmpty && other.decl.genericParameters.isEmpty && one.distance == other.distance
            && one.decl.parameters.map(\.type) == other.decl.parameters.map(\.type) && one.decl.result != other.decl.result
            && one.decl.isAsync == other.decl.isAsync
    }

    func isAutoclosure(_ argument: Int, _ entry: (candidate: Candidate, bindings: [ParameterBinding])) -> Bool {
        for (parameter, binding) in zip(entry.candidate.decl.parameters, entry.bindings) {
            if case .arguments(let taken) = binding, taken.contains(argument) { return parameter.isAutoclosure }
        }
        return false
    }

    /// What Swift prefers among candidates that all fit: nearer, not generic, fewer defaults, not variadic.
    private func bias(_ candidate: Candidate, _ bindings: [ParameterBinding]) -> Int {
        var cost = min(candidate.distance, 60) * 2
        if !candidate.decl.genericParameters.isEmpty { cost += 7 + candidate.decl.genericParameters.count }
        if candidate.decl.owner?.kind == .protocol { cost += 4 }
        if candidate.decl.isFailable { cost += 4 }
        if candidate.decl.context?.isInterface == true { cost += 1 }
        for (parameter, binding) in zip(candidate.decl.parameters, bindings) {
            if case .defaulted = binding { cost += 1 }
            if parameter.isVariadic { cost += 6 }
            if case .archetype = parameter.type { cost += 1 }
            if parameter.isAutoclosure { cost += 1 }
        }
        // A member for one type of elements comes before one for many.
        guard candidate.decl.owner?.kind == .protocol, let place = candidate.decl.context.map(extensionContext) else { return cost }
        for requirement in place.allRequirements {
            switch requirement {
            case .same(_, .nominal): cost -= 4
            // The more a protocol asks for, the more special what it offers.
            case .conforms(_, let proto): cost -= min(3, inheritedProtocols(of: proto).count)
            default: continue
            }
        }
        return cost
    }

    /// How much a function asks of its own generic parameters: of two that fit alike the one that asks for more is meant.
    private func bounds(of candidate: Candidate) -> Int {
        candidate.decl.requirements.reduce(0) { count, requirement in
            if case .conforms(_, let proto) = requirement { count + 1 + inheritedProtocols(of: proto).count } else { count + 1 }
        }
    }

    // MARK: Values that are called

    func callValue(_ callee: Expression, _ arguments: [CallArgument], expected: Type?, at position: SourcePosition) -> Expression {
        let type = solver.shallow(callee.type)
        if type.isError {
            return errorExpression(at: position)
        }
        guard let function = type.asFunction else {
            if case .nominal = type {
                let found = methods(named: "callAsFunction", on: callee)
                if !found.isEmpty { return call(found, arguments, expected: expected, name: "callAsFunction", at: position) }
            }
            // That such a type cannot be called is told where it says that it can.
            if let decl = type.nominal, decl.attributes.contains("dynamicCallable") { return errorExpression(at: position) }
            if let forced = implicitlyForced(callee) { return callValue(forced, arguments, expected: expected, at: position) }
            if type.wrapped?.asFunction != nil {
                report("value of optional type '\(solver.resolve(type))' must be unwrapped before it is called", at: position,
                       hint: "Write '?()' to call it if it is there.")
            } else {
                report("cannot call value of non-function type '\(solver.resolve(type))'", at: position,
                       hint: arguments.isEmpty ? "It is no method: leave the '()' out." : nil)
            }
            return errorExpression(at: position)
        }
        guard arguments.count == function.parameters.count else {
            let problem = arguments.count < function.parameters.count ? "missing argument" : "extra argument"
            report("\(problem) in call: the closure takes \(function.parameters.count), not \(arguments.count)", at: position)
            return errorExpression(at: position)
        }
        if let first = arguments.first(where: { $0.label != nil }) {
            let labels = arguments.map { ($0.label ?? "_") + ":" }
            report("extraneous argument label\(labels.count == 1 ? "" : "s") '\(labels.joined())' in call", at: first.position,
                   hint: "A closure's parameters have no labels.")
            return errorExpression(at: position)
        }
        noteThrowing(function.isThrowing, function.thrown.map { solver.resolve($0) }, isAsync: function.isAsync, at: position)
        var passed: [Argument] = []
        for (argument, parameter) in zip(arguments, function.parameters) {
            if parameter.isInout {
                passed.append(.inout(checkInout(argument, parameter.type) ?? errorExpression(at: argument.position)))
            } else if let expression = argument.expression {
                passed.append(.value(coerce(expression, to: parameter.type, for: .argument)))
            } else if let syntax = argument.syntax {
                passed.append(.value(check(syntax, as: parameter.type, for: .argument, builder: parameter.builder.map { ResultBuilder(decl: $0) })))
            }
        }
        return make(.callValue(callee, passed), function.result, position)
    }

    /// The methods of a value, as candidates.
    func methods(named name: String, on base: Expression) -> [Candidate] {
        lookup(name, on: base.type, isStatic: false).compactMap { found in
            guard case .function(let function) = found.member else { return nil }
            return Candidate(decl: function, map: found.substitution, base: .value(base), distance: found.distance)
        }
    }
}

extension FunctionDecl {
    /// Whether only the library is to call it, as an underscore before a label says.
    fileprivate var isInternal: Bool { parameters.contains { $0.label?.hasPrefix("_") == true } }
}
