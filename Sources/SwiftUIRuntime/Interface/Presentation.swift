// Sheets, alerts and dialogs.

/// The sheet or screen that a view stands in. What presents it puts it into the environment of its content.
struct _Presentation: Hashable {
    let _node: Int
    let _screen: Int
}

enum _PresentationKey: EnvironmentKey { typealias Value = _Presentation?; static var defaultValue: _Presentation? { nil } }

/// What sheets, covers and popovers add to a view.
struct _SheetModifier {
    let kind: String
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> any View
    /// What else the modifier was given, for the comparison.
    var details: Any = ()
}

/// What alerts and dialogs add to a view.
struct _AlertModifier {
    var kind = "alert"
    let title: String
    let isPresented: Binding<Bool>
    let actions: () -> any View
    let message: () -> any View
    /// What else the modifier was given, for the comparison.
    var details: Any = ()
}

extension View {
    /// Shows details beside the view, or over it where there is little room, as here.
    func inspector<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View { sheet(isPresented: isPresented, content: content) }
    /// Says between which widths an inspector may be.
    @inert func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    /// Gives an inspector a width.
    @inert func inspectorColumnWidth(_ width: CGFloat) -> some View
    /// Shows a sheet while the binding is true.
    func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "sheet", isPresented: isPresented, onDismiss: onDismiss, content: { content() }))
    }
    /// Shows a sheet for an item while there is one.
    func sheet<Item: Identifiable, C: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "sheet", isPresented: item._isPresent, onDismiss: onDismiss, content: { _ItemContent.make(item, content) }))
    }
    /// Covers the screen while the binding is true.
    func fullScreenCover<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: { content() }))
    }
    /// Covers the screen for an item while there is one.
    func fullScreenCover<Item: Identifiable, C: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "fullScreenCover", isPresented: item._isPresent, onDismiss: onDismiss, content: { _ItemContent.make(item, content) }))
    }
    /// Shows a popover while the binding is true.
    func popover<C: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "popover", isPresented: isPresented, onDismiss: nil, content: { content() }, details: (attachmentAnchor, arrowEdge)))
    }
    /// Shows an alert while the binding is true.
    func alert<A: View>(@localized _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: _made(actions()), message: { EmptyView._shared }))
    }
    /// Shows an alert with a message while the binding is true.
    func alert<A: View, M: View>(@localized _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: _made(actions()), message: _made(message())))
    }
    /// Shows an alert while the binding is true.
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let content = content()
        return ModifiedContent(content: self, modifier: _AlertModifier(title: "", isPresented: isPresented, actions: _made(content._actions), message: _made(content._message)))
    }
    /// Shows a choice of actions while the binding is true: the older form of `confirmationDialog`.
    func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let content = content()
        return ModifiedContent(content: self, modifier: _AlertModifier(kind: "dialog", title: "", isPresented: isPresented, actions: _made(content._actions), message: _made(content._message)))
    }
    /// Shows an alert for an item while there is one.
    func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(
            title: "", isPresented: item._isPresent, actions: { _ItemContent.make(item) { content($0)._view } }, message: { EmptyView._shared }))
    }
    /// Shows a popover for an item while there is one.
    func popover<Item: Identifiable, C: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> C) -> some View {
        ModifiedContent(content: self, modifier: _SheetModifier(kind: "popover", isPresented: item._isPresent, onDismiss: nil, content: { _ItemContent.make(item, content) }, details: (attachmentAnchor, arrowEdge)))
    }
    /// Shows a choice of actions while the binding is true.
    func confirmationDialog<A: View>(@localized _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(kind: "dialog", title: title, isPresented: isPresented, actions: _made(actions()), message: { EmptyView._shared }, details: titleVisibility))
    }
    /// Shows an alert about a value while the binding is true and the value is there.
    func alert<T, A: View>(@localized _ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: _made(_ItemContent.make(data, actions)), message: { EmptyView._shared }))
    }
    /// Shows an alert about a value with a message while the binding is true and the value is there.
    func alert<T, A: View, M: View>(@localized _ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: _made(_ItemContent.make(data, actions)), message: _made(_ItemContent.make(data, message))))
    }
    /// Shows an alert about an error while the binding is true.
    func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: error?.errorDescription ?? "", isPresented: isPresented, actions: _made(actions()), message: { EmptyView._shared }))
    }
    /// Shows an alert about an error with a message while the binding is true.
    func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: error?.errorDescription ?? "", isPresented: isPresented, actions: _made(_ItemContent.make(error, actions)), message: _made(_ItemContent.make(error, message))))
    }
    /// Shows an alert while the binding is true.
    func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        alert(_verbatim: title._content, isPresented, actions(), EmptyView._shared)
    }
    /// Shows an alert with a message while the binding is true.
    func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View {
        alert(_verbatim: title._content, isPresented, actions(), message())
    }
    /// Shows an alert about a value while the binding is true and the value is there.
    func alert<T, A: View>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View {
        alert(_verbatim: title._content, isPresented, _ItemContent.make(data, actions), EmptyView._shared)
    }
    /// Shows an alert about a value with a message while the binding is true and the value is there.
    func alert<T, A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View {
        alert(_verbatim: title._content, isPresented, _ItemContent.make(data, actions), _ItemContent.make(data, message))
    }
    func alert(_verbatim title: String, _ isPresented: Binding<Bool>, _ actions: any View, _ message: any View) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(title: title, isPresented: isPresented, actions: _made(actions), message: _made(message)))
    }
    /// Shows a choice of actions about a value, with a message, while the binding is true and the value is there.
    func confirmationDialog<T, A: View, M: View>(@localized _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(kind: "dialog", title: title, isPresented: isPresented, actions: _made(_ItemContent.make(data, actions)), message: _made(_ItemContent.make(data, message)), details: titleVisibility))
    }
    /// Shows a choice of actions about a value while the binding is true and the value is there.
    func confirmationDialog<T, A: View>(@localized _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(kind: "dialog", title: title, isPresented: isPresented, actions: _made(_ItemContent.make(data, actions)), message: { EmptyView._shared }, details: titleVisibility))
    }
    /// Shows a choice of actions with a message while the binding is true.
    func confirmationDialog<A: View, M: View>(@localized _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View {
        ModifiedContent(content: self, modifier: _AlertModifier(kind: "dialog", title: title, isPresented: isPresented, actions: _made(actions()), message: _made(message()), details: titleVisibility))
    }
}

/// What an alert shows is made by the body that has the alert, whether it is shown or not.
func _made(_ content: any View) -> () -> any View { { content } }

/// Makes the content of a sheet for an item, or nothing once the item is gone.
enum _ItemContent {
    static func make<Item, C: View>(_ item: Binding<Item?>, _ content: (Item) -> C) -> any View {
        if let value = item.wrappedValue { return content(value) }
        return EmptyView._shared
    }
    static func make<Item, C: View>(_ item: Item?, _ content: (Item) -> C) -> any View {
        if let value = item { return content(value) }
        return EmptyView._shared
    }
}

extension Binding {
    /// Whether an optional value is there; setting false clears it.
    @native("Binding._isPresent") var _isPresent: Binding<Bool> { get }
}

/// An alert with one or two buttons.
struct Alert {
    let _actions: any View
    let _message: any View
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        _actions = TupleView([(dismissButton ?? Alert.Button.default(Text("OK")))._view])
        _message = TupleView([title, message ?? Text("")])
    }
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        _actions = TupleView([primaryButton._view, secondaryButton._view])
        _message = TupleView([title, message ?? Text("")])
    }
    var _view: AnyView { AnyView(TupleView([_message, _actions])) }
    /// A button of an alert.
    struct Button {
        let _view: any View
        static func `default`(_ label: Text, action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, nil, action)) }
        static func cancel(_ label: Text = Text("Cancel"), action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, ButtonRole.cancel, action)) }
        static func destructive(_ label: Text, action: @escaping () -> Void = {}) -> Alert.Button { Alert.Button(_view: SwiftUIButton.make(label, ButtonRole.destructive, action)) }
    }
}

/// Makes plain buttons where another type is called Button.
enum SwiftUIButton {
    static func make(_ label: Text, _ role: ButtonRole?, _ action: @escaping () -> Void) -> any View { Button(role: role, action: action, label: { label }) }
}

/// A choice of actions: the older form of a confirmation dialog.
struct ActionSheet {
    typealias Button = Alert.Button
    let _actions: any View
    let _message: any View
    init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        _actions = TupleView(buttons.map { $0._view })
        _message = TupleView([title, message ?? Text("")])
    }
}

/// Where a popover points to.
enum PopoverAttachmentAnchor: Hashable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
