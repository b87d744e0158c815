/// The views as one input left them, and the updates that led there. Each part is made when it is first read, and kept.
///
/// A host whose state moves on with the next input need not keep old state: the session completes a snapshot
/// that someone still holds before it runs the next input.
public final class Snapshot {
    private let makeScreen: () -> String
    private let makeFlashes: () -> [[ScreenPiece]]
    private let makeControls: () -> [Control]
    private let makeTree: () -> ViewNode
    private let makeUpdates: () -> [Update]

    public private(set) lazy var screen: String = makeScreen()
    /// The lines of the screen in stretches, where the views' grounds change; empty where they do not.
    public private(set) lazy var flashes: [[ScreenPiece]] = makeFlashes()
    public private(set) lazy var controls: [Control] = makeControls()
    public private(set) lazy var tree: ViewNode = makeTree()
    public private(set) lazy var updates: [Update] = makeUpdates()

    public init(
        screen: @autoclosure @escaping () -> String, flashes: @autoclosure @escaping () -> [[ScreenPiece]] = [],
        controls: @autoclosure @escaping () -> [Control],
        tree: @autoclosure @escaping () -> ViewNode, updates: @autoclosure @escaping () -> [Update]
    ) {
        makeScreen = screen
        makeFlashes = flashes
        makeControls = controls
        makeTree = tree
        makeUpdates = updates
    }

    /// Makes every part now.
    func complete() {
        _ = (screen, flashes, controls, tree, updates)
    }
}

/// A stretch of a line of the screen.
public struct ScreenPiece: Equatable, Sendable {
    public var text: String
    /// How many times the view ran that drew it; nil where no view did.
    public var evaluation: Int?

    public init(text: String, evaluation: Int? = nil) {
        self.text = text
        self.evaluation = evaluation
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
