import ViewSyntax

/// A stored property of the view that is split off, and what the calls of that view pass for it.
struct SplitInput {
    enum Form { case value, binding, observed, bindable, closure, environment }

    var name: String
    let form: Form
    let type: String
    /// As it is written where the view is used. For what the view asks of the environment itself it is how it does.
    let argument: String
    /// Left out of `==`, because an old closure does the same as a new one.
    var isSkipped = false
    /// A binding that may lead to another place after an update, of an equal value: `==`, which compares values, must not
    /// keep the old one.
    var isMovable = false
    var isBuilder = false
    /// The wrapper of a binding: a focus has one of its own, which has no `==`.
    var bindingWrapper = "Binding"
    /// `= 3` of a function's parameter.
    var defaultValue: String?

    /// Whether its type is known to its function only: `some Shape`.
    var isOpaque: Bool { type.split { !$0.isLetter }.contains("some") }

    /// The declaration, without `@SkipEquatable`.
    var declaration: String {
        let value = defaultValue.map { " = " + $0 } ?? ""
        let name = name.escaped
        return switch form {
        case .value, .closure: (isBuilder ? "@ViewBuilder " : "") + (defaultValue == nil ? "let" : "var") + " \(name): \(type)" + value
        case .binding: "@\(bindingWrapper) var \(name): \(type)"
        case .bindable: "@Bindable var \(name): \(type)"
        case .observed: "@ObservedObject var \(name): \(type)"
        case .environment: argument
        }
    }
}

/// What a split-off view gets, and how its code changes.
struct SplitInputs {
    var inputs: [SplitInput] = []
    /// New text in place of ranges of the original.
    var rewrites: [SourceEdit.Replacement] = []
}
