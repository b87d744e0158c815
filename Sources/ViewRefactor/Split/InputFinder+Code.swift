import SwiftSyntax
import ViewSyntax

/// What a view gets for the code of another one that it runs.
extension InputFinder {
    /// A computed property: its value; where an action asks for it, a closure that asks then.
    mutating func addComputed(_ member: ProgramTypes.Member, _ uses: [NameUse]) throws(RefactorError) {
        guard let type = member.type else { throw unknownType(of: member.name) }
        if uses.contains(where: { $0.isWritten || $0.prefix == .projected }) {
            throw .cannotSplit("`\(member.name)` is computed by `\(view.name)`, and another view cannot set it")
        }
        let asked = uses.filter(\.isLate)
        if uses.contains(where: { !$0.isLate && $0.isConditional }), uses.allSatisfy({ $0.isLate || $0.isConditional }),
            !reads.contains(member.name), !reads.containsAll(of: member) {
            throw .cannotSplit(
                "`\(member.name)` would be computed each time that `\(view.name)` runs, which did not always read what it is made of")
        }
        try addLeaves(member.name, type, uses.filter { !$0.isLate }, isTracked: false, isReference: false)
        guard !asked.isEmpty else { return }
        var input = SplitInput(
            name: names.free("current" + member.name.capitalizedFirst), form: .closure, type: "() -> \(try qualified(type))",
            argument: "{ \(member.name.escaped) }")
        input.isSkipped = asked.allSatisfy(\.isAction) && callers.isLive(member: member.name, of: view)
        result.inputs.append(input)
        for use in asked { result.rewrites.append(.init(use.ranges[0], input.name + "()")) }
    }

    mutating func addMethod(_ member: ProgramTypes.Member, _ uses: [NameUse]) throws(RefactorError) {
        let name = member.name
        guard let function = member.function else { return }
        if member.declaration.givesViews {
            throw .cannotSplit("it uses `\(name)`, which is a part of `\(view.name)`; split that first")
        }
        if (types.type(view.name)?.members ?? []).count(where: { $0.name == name }) > 1 {
            throw .cannotSplit("`\(name)` is the name of several methods, and a closure is only one of them")
        }
        if function.genericParameterClause != nil || function.modifiers.contains(.mutating) {
            throw .cannotSplit("`\(name)` is generic or mutating, and cannot be passed on as a closure")
        }
        let parameters = Array(function.signature.parameterClause.parameters)
        let isPlain = parameters.allSatisfy { parameter in
            parameter.ellipsis == nil && !parameter.type.is(SomeOrAnyTypeSyntax.self)
                && parameter.type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty ?? true
        }
        guard isPlain else { throw .cannotSplit("`\(name)` has a parameter that a closure cannot have") }
        let types = try parameters.map { (parameter) throws(RefactorError) in try qualified(parameter.type.trimmedDescription) }
        let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let output = try function.signature.returnClause.map { (clause) throws(RefactorError) in
            try qualified(clause.type.trimmedDescription)
        } ?? "Void"
        var input = SplitInput(
            name: names.own(name), form: .closure, type: "(\(types.joined(separator: ", ")))\(effects) -> \(output)", argument: name.escaped)
        input.isSkipped = uses.allSatisfy(callers.isHandled) && callers.isLive(member: name, of: view)
        for use in uses {
            guard let call = use.call else { continue }
            try addRewrites(of: call, of: function)
        }
        append(input, for: uses, pathLength: 0)
    }

    /// A closure has neither labels nor defaults: what a call leaves out is written.
    private mutating func addRewrites(of call: FunctionCallExprSyntax, of function: FunctionDeclSyntax) throws(RefactorError) {
        let name = function.name.text
        let parameters = function.signature.parameterClause.callParameters
        let arguments: CallArguments
        do throws(CallArguments.Misfit) {
            arguments = try CallArguments(of: call, for: parameters)
        } catch {
            throw .cannotSplit("a call of `\(name)` does not fit its parameters")
        }
        var missing: [String] = []
        var hasClosure = false
        for parameter in parameters {
            guard let given = arguments.given[parameter.name] else {
                missing.append(try defaultValue(of: parameter, in: function))
                if hasClosure { throw .cannotSplit("a call of `\(name)` leaves out `\(parameter.name)` behind a closure") }
                continue
            }
            guard let argument = given.parent?.as(LabeledExprSyntax.self), argument.parent?.id == Syntax(call.arguments).id else {
                hasClosure = true
                continue
            }
            let place = argument.offsets.lowerBound
            let end = argument.label == nil ? place : argument.expression.offsets.lowerBound
            let text = missing.map { $0 + ", " }.joined()
            if !text.isEmpty || end > place { result.rewrites.append(.init(place..<end, text)) }
            missing = []
        }
        guard !missing.isEmpty else { return }
        let list = missing.joined(separator: ", ")
        if let last = call.arguments.last {
            let place = last.expression.offsets.upperBound
            result.rewrites.append(.init(place..<place, ", " + list))
        } else if let open = call.leftParen {
            let place = open.offsets.upperBound
            result.rewrites.append(.init(place..<place, list))
        } else {
            let place = call.calledExpression.offsets.upperBound
            result.rewrites.append(.init(place..<place, "(\(list))"))
        }
    }

    /// A default value as it can be written elsewhere.
    private func defaultValue(of parameter: CallArguments.Parameter, in function: FunctionDeclSyntax) throws(RefactorError) -> String {
        let name = function.name.text
        guard let value = parameter.defaultValue else { throw .cannotSplit("a call of `\(name)` leaves out `\(parameter.name)`") }
        let isOwn = NameUses(in: [Syntax(value)], viewMembers: []).names.contains { view.member($0.name) != nil }
        // `#line` is another one there.
        if isOwn || value.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .pound }) {
            throw .cannotSplit("a call of `\(name)` leaves out `\(parameter.name)`, whose default `\(value.trimmedDescription)` means something else elsewhere")
        }
        return value.trimmedDescription
    }
}
