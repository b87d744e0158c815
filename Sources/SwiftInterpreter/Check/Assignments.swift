import SwiftSyntax

/// Assignments: plain, compound, and the first one to a wrapped property, which makes its wrapper.
extension Checker {
    func assignment(_ left: ExprSyntax, _ right: ExprSyntax, _ at: SourcePosition) -> Expression {
        if left.is(DiscardAssignmentExprSyntax.self) {
            let value = check(right, expected: nil)
            return make(.assign(to: make(.discard, value.type, at), value), .void, at)
        }
        let isChained = containsChain(left)
        let place = checkPlace(left)
        if place.type.isError {
            if !isContextual(right) { _ = check(right, expected: nil) }
            return place
        }
        if let made = firstAssignment(of: left, place, right, at) { return made }
        let value = check(right, as: place.type, for: .assignment)
        let assigned = make(.assign(to: requireMutable(place, calling: nil, isAssignment: true), value), .void, at)
        noteInitialization(of: left)
        return isChained ? make(.optionalEvaluation(make(.wrap(assigned), optional(.void), at)), optional(.void), at) : assigned
    }

    /// In an initialiser the first assignment to a wrapped property without a value makes its wrapper.
    private func firstAssignment(of left: ExprSyntax, _ place: Expression, _ right: ExprSyntax, _ at: SourcePosition) -> Expression? {
        guard let context = current, context.isInitializer, let owner = context.selfVariable, let name = ownPropertyName(left),
              let property = instanceVariable(named: name, of: owner.type)?.decl, let slot = property.wrapper?.storage,
              isMadeFromValue(slot), !hasDefault(slot), context.madeStorage.insert(slot).inserted else { return nil }
        let value = check(right, as: place.type, for: .assignment)
        let whole = make(.local(owner), owner.type, at)
        let storage = reference(to: slot, on: whole, substitution(of: solver.shallow(owner.type)), at: at)
        return make(.assign(to: storage, wrap(value, in: slot, at: at)), .void, at)
    }

    private func noteInitialization(of left: ExprSyntax) {
        guard let context = current, context.isInitializer, let owner = context.selfVariable, let name = ownPropertyName(left),
              let property = instanceVariable(named: name, of: owner.type)?.decl else { return }
        context.madeStorage.insert(property)
    }

    /// The name in `self.name`, or a bare name that is no variable of the body's.
    private func ownPropertyName(_ syntax: ExprSyntax) -> String? {
        if let reference = syntax.as(DeclReferenceExprSyntax.self) {
            let name = unquoted(reference.baseName.text)
            return current?.lookup(name) == nil ? name : nil
        }
        guard let access = syntax.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self),
              base.baseName.tokenKind == .keyword(.self) else { return nil }
        return unquoted(access.declName.baseName.text)
    }

    /// An expression on the left of `=`; a tuple of places is one too.
    private func checkPlace(_ syntax: ExprSyntax) -> Expression {
        if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            let parts = tuple.elements.map { element in
                element.expression.is(DiscardAssignmentExprSyntax.self)
                    ? make(.discard, solver.fresh(), position(of: element)) : checkPlace(element.expression)
            }
            return make(.tuple(parts), .tuple(parts.map { TupleElement(type: $0.type) }), position(of: tuple))
        }
        return checkUnchained(syntax, expected: nil)
    }

    func compoundAssignment(_ name: String, _ left: ExprSyntax, _ right: ExprSyntax, _ at: SourcePosition) -> Expression {
        let isChained = containsChain(left)
        let place = checkUnchained(left, expected: nil)
        if place.type.isError {
            if !isContextual(right) { _ = check(right, expected: nil) }
            return place
        }
        let target = requireMutable(place, calling: nil, isAssignment: true)
        let rightArgument: CallArgument
        if isContextual(right) {
            rightArgument = CallArgument(label: nil, syntax: right, position: position(of: right))
        } else {
            let value = check(right, expected: place.type)
            if value.type.isError { return value }
            rightArgument = CallArgument(label: nil, expression: value, position: position(of: right))
        }
        let candidates = operatorCandidates(name, [place.type, rightArgument.expression?.type].compactMap { $0 }, at)
        let arguments = [CallArgument(label: nil, expression: target, position: target.position), rightArgument]
        let made: Expression
        let isOwnType = solver.resolve(place.type).nominal?.isInterface == false
        if candidates.isEmpty, isOwnType {
            report("binary operator '\(name)' cannot be applied to operands of type '\(solver.resolve(place.type))'", at: at,
                   hint: "Write '\(name)' for it, or assign the result of '\(name.dropLast())'.")
            return errorExpression(at: at)
        } else if candidates.isEmpty {
            // No such operator, but perhaps the plain one: `a ?= b` reads as `a = a ? b`.
            let plain = String(name.dropLast())
            let value = call(operatorCandidates(plain, [place.type], at), arguments, expected: place.type, name: plain, at: at)
            made = make(.assign(to: target, coerce(value, to: place.type, for: .assignment)), .void, at)
        } else {
            made = call(candidates, arguments, expected: nil, name: name, at: at)
        }
        return isChained ? make(.optionalEvaluation(make(.wrap(made), optional(.void), at)), optional(.void), at) : made
    }
}
