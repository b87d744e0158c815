/// What one input did, as a plain value: everything that is shown, written or checked is computed from it.
///
/// A response holds no words of layout; renderers (`TextRenderer`, `JSONRenderer`) are pure functions of it.
/// `snapshot` is not walked until someone reads it.
public struct Response {
    /// How much is shown of an input that acted: its last line, what is usual, or the causes of each run as well.
    public enum Form: String, CaseIterable, Sendable { case brief, normal, full }

    /// The input as given; for a file, its path.
    public var input: String
    /// False when the input failed. The session is then as it was before.
    public var ok: Bool
    /// The lines that the program printed.
    public var printed: [String]
    public var diagnostics: [Diagnostic]
    /// The value of an expression typed at the prompt.
    public var value: ShownValue?
    /// What this input counted, in the order in which the types first appeared.
    public var delta: CountTable
    /// All since `:show`, without the runs that a change of code caused.
    public var total: CountTable
    /// Whether the input acted on the program or its views. A report (`:tree`, `:why`) does not, so it has no
    /// delta and no updates.
    public var acted: Bool
    /// The views as they stand after the input; nil while nothing is shown.
    public var snapshot: Snapshot?
    /// What was done before the input's statements ran: it stands above what those print.
    public var preface: [Block] = []
    /// What the input asked to see, in order.
    public var blocks: [Block]
    /// How much of it text shows; data has all of it.
    public var form = Form.normal

    public init(
        input: String, ok: Bool = true, printed: [String] = [], diagnostics: [Diagnostic] = [],
        value: ShownValue? = nil, delta: CountTable = CountTable(), total: CountTable = CountTable(),
        acted: Bool = false, snapshot: Snapshot? = nil, blocks: [Block] = []
    ) {
        self.input = input
        self.ok = ok
        self.printed = printed
        self.diagnostics = diagnostics
        self.value = value
        self.delta = delta
        self.total = total
        self.acted = acted
        self.snapshot = snapshot
        self.blocks = blocks
    }

    /// Whether it failed because somebody asked it to stop.
    public var wasStopped: Bool { !ok && Failure(diagnostics).isStop }

    /// The views that this input evaluated or found unchanged, in the order in which it did.
    public var updates: [Update] { acted ? snapshot?.updates ?? [] : [] }
    /// What can be acted on, numbered from 1 in the order of the drawing.
    public var controls: [Control] { snapshot?.controls ?? [] }
    /// The drawing, or nil while nothing is shown.
    public var screen: String? { snapshot?.screen }
    /// The lines of the screen in stretches, where the views' grounds change with their evaluations; empty where they do not.
    var flashes: [[ScreenPiece]] { snapshot?.flashes ?? [] }
    /// The user's views, or nil while nothing is shown.
    public var tree: ViewNode? { snapshot?.tree }
}

/// A value as the prompt shows it.
public struct ShownValue: Equatable, Sendable {
    public var text: String
    public var type: String
    /// Whether it is a view, which can be shown.
    public var isView: Bool

    public init(text: String, type: String, isView: Bool = false) {
        self.text = text
        self.type = type
        self.isView = isView
    }
}
