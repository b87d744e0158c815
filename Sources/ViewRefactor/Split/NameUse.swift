import SwiftSyntax
import ViewSyntax

/// A use of a name in some code that is not declared in that code.
struct NameUse {
    enum Prefix { case none, projected, storage }

    let name: String
    let prefix: Prefix
    /// The properties that are read of it, one of another; methods that are called are not among them.
    private(set) var path: [String]
    /// From the start of the use to the end of each step: of the name itself, of the first property, and so on.
    private(set) var ranges: [Range<Int>]
    /// The member behind the path that is called, and the range up to it: `save` of `model.save()`.
    var called: (name: String, range: Range<Int>)?
    /// The call, where the name itself is called.
    let call: FunctionCallExprSyntax?
    /// `if let name`, which stands for the name twice.
    let isShorthand: Bool
    /// In code that runs on an event, not when the body runs.
    let isAction: Bool
    /// In a closure that is asked apart from the body: a row, what a reader of the geometry makes, a sheet.
    let isDeferred: Bool
    /// In a closure that nobody here can tell the use of: it may run at any time.
    let isUncertain: Bool
    /// In code that does not run each time: a branch, a row, what is shown on demand.
    let isConditional: Bool
    let isWritten: Bool
    /// Followed by an index: `$store.items[0]`.
    let isSubscripted: Bool
    /// Where the use is all that is passed to a call.
    let argument: LabeledExprSyntax?

    /// May run after the body.
    var isLate: Bool { isAction || isUncertain }
    var range: Range<Int> { ranges[0] }

    /// The use with what it calls at the end of its path, as for a property that holds a closure.
    var withCalledMember: NameUse {
        guard let called else { return self }
        var use = self
        use.path.append(called.name)
        use.ranges.append(called.range)
        use.called = nil
        return use
    }
}
