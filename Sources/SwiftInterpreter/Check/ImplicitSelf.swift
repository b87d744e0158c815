import SwiftSyntax

/// Where `self` must be written out: in a closure that may be called later, which keeps the object alive until then.
extension Checker {
    /// A call or use of a method of self by its bare name.
    func noteImplicitSelf(in candidates: [Candidate], named name: String, at: SourcePosition) {
        guard case .value? = candidates.first?.base else { return }
        noteImplicitSelf("call to method '\(name)'", writing: name, at: at)
    }

    func noteImplicitSelf(_ use: String, writing name: String, at: SourcePosition) {
        guard speculation == 0, let context = current, !context.declContext.isInterface, context.capturesSelfForLater,
              let owner = context.lookupSelfQuietly(), isObject(owner.type) else { return }
        report("\(use) in closure requires explicit use of 'self' to make capture semantics explicit", at: at,
               hint: "Write 'self.\(name)', or begin the closure with '[self] in'.")
    }

    /// Whether a bare name is a member of the object behind a `self` that is captured weakly.
    func isMemberOfOptionalSelf(_ name: String) -> Bool {
        guard let owner = current?.lookupSelfQuietly(), let object = solver.resolve(owner.type).wrapped, isObject(object) else { return false }
        return !lookup(name, on: object, isStatic: false).isEmpty
    }

    /// Whether a closure stays where it is put. One that is called on the spot does not; of an argument its parameter tells.
    func isKept(_ closure: ClosureExprSyntax) -> Bool {
        var node = Syntax(closure)
        while let element = node.parent?.as(LabeledExprSyntax.self), let tuple = element.parent?.parent?.as(TupleExprSyntax.self),
              tuple.elements.count == 1 { node = Syntax(tuple) }
        guard let parent = node.parent else { return false }
        if parent.is(FunctionCallExprSyntax.self) || parent.is(MultipleTrailingClosureElementSyntax.self) { return false }
        return !parent.is(LabeledExprSyntax.self) || parent.parent?.parent?.is(TupleExprSyntax.self) == true
    }
}

extension FunctionContext {
    /// Whether a closure that may be called later stands between here and the next `self` that is written out.
    var capturesSelfForLater: Bool {
        if selfVariable != nil { return false }
        return isEscaping || parent?.capturesSelfForLater ?? false
    }
}
