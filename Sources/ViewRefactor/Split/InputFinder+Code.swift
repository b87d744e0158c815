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
            name: names.free("current" + member.name.capitalizedFirst), form: .closure, type: "() -> \(qualified(type))",
            argument: "{ \(member.name) }")
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
        let types = parameters.map { qualified($0.type.trimmedDescription) }
        let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let output = function.signature.returnClause.map { qualified($0.type.trimmedDescription) } ?? "Void"
        var input = SplitInput(
            name: names.free(name), form: .closure, type: "(\(types.joined(separator: ", ")))\(effects) -> \(output)", argument: name)
        input.isSkipped = uses.allSatisfy(callers.isHandled) && callers.isLive(member: name, of: view)
        for use in uses {
            guard let call = use.call else { continue }
            let given = call.arguments.count + (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
            if given != parameters.count {
                throw .cannotSplit("`\(name)` is called without all its arguments, and a closure has no defaults")
            }
            // A closure has no labels.
            for argument in call.arguments {
                guard let label = argument.label, let colon = argument.colon else { continue }
                let end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
                result.rewrites.append(.init(label.offsets.lowerBound..<max(end, colon.offsets.upperBound), ""))
            }
        }
        append(input, for: uses, pathLength: 0)
    }
}
