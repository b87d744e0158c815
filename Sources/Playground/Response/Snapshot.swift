/// The views as one input left them, and the updates that led there. Each part is made when it is first read, and kept.
///
/// A host whose state moves on with the next input need not keep old state: the session completes a snapshot
/// that someone still holds before it runs the next input.
public final class Snapshot {
    private let makeScreen: () -> String
    private let makeControls: () -> [Control]
    private let makeTree: () -> ViewNode
    private let makeUpdates: () -> [Update]

    public private(set) lazy var screen: String = makeScreen()
    public private(set) lazy var controls: [Control] = makeControls()
    public private(set) lazy var tree: ViewNode = makeTree()
    public private(set) lazy var updates: [Update] = makeUpdates()

    public init(
        screen: @autoclosure @escaping () -> String, controls: @autoclosure @escaping () -> [Control],
        tree: @autoclosure @escaping () -> ViewNode, updates: @autoclosure @escaping () -> [Update]
    ) {
        makeScreen = screen
        makeControls = controls
        makeTree = tree
        makeUpdates = updates
    }

    /// Makes every part now.
    func complete() {
        _ = (screen, controls, tree, updates)
    }
}

/// Something on the screen that can be acted on.
public struct Control: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case button, link, toggle, textField, searchField, stepper, slider, picker, datePicker, colorPicker
        case gesture, longPress, drag, magnify, rotate, contextMenu, menu, tab, disclosure, back, list, scroll, row, refresh
    }

    public var number: Int
    public var kind: Kind
    public var label: String
    /// The user view that it belongs to.
    public var path: ViewPath
    public var isEnabled: Bool
    /// What it is set to, in words: on, off, a number, an option.
    public var value: String?
    public var isFocused: Bool
    /// What lies over it and takes all touches, as a sentence names it.
    public var cover: String?

    public init(
        number: Int, kind: Kind, label: String, path: ViewPath, isEnabled: Bool = true, value: String? = nil,
        isFocused: Bool = false, cover: String? = nil
    ) {
        self.number = number
        self.kind = kind
        self.label = label
        self.path = path
        self.isEnabled = isEnabled
        self.value = value
        self.isFocused = isFocused
        self.cover = cover
    }
}

/// A user's view in the tree, with its counters.
public struct ViewNode: Equatable, Sendable {
    public var path: ViewPath
    /// The first text that it draws, whole; the tree shows 20 columns of it at most.
    public var label: String?
    public var total: Counts
    public var delta: Counts
    public var children: [ViewNode]

    public init(
        path: ViewPath, label: String? = nil, total: Counts = Counts(), delta: Counts = Counts(),
        children: [ViewNode] = []
    ) {
        self.path = path
        self.label = label
        self.total = total
        self.delta = delta
        self.children = children
    }

    public var type: String { path.parts.last?.type ?? "" }
}
