/// One view that was evaluated or found unchanged, with the reason.
public struct Update: Equatable, Sendable {
    /// What the comparison found for one stored property.
    public struct Field: Equatable, Sendable {
        public enum Verdict: String, Sendable { case equal, changed, notCompared, unknown }
        public enum Rule: String, Sendable {
            case bytes, equality = "==", identity, captures, tag, buffer, none
        }

        public var name: String
        public var verdict: Verdict
        public var rule: Rule
        public var old: String
        public var new: String
        /// What differed inside, where the two values look alike: `captured a changed self`.
        public var detail: String?

        public init(name: String, verdict: Verdict, rule: Rule, old: String, new: String, detail: String? = nil) {
            self.name = name
            self.verdict = verdict
            self.rule = rule
            self.old = old
            self.new = new
            self.detail = detail
        }
    }

    /// One link of the chain that led here, the nearest first.
    public struct Cause: Equatable, Sendable {
        public enum Kind: String, Sendable {
            case event, write, parent, environment, observed, identity, first, reload, unknown
        }

        public var kind: Kind
        /// The source of truth: `Screen._a`.
        public var source: String?
        public var old: String?
        public var new: String?
        public var file: String?
        public var line: Int?
        /// What happened, for an event; the view that ran, for a parent.
        public var text: String?
        /// What differs, where old and new look alike.
        public var detail: String?

        public init(
            _ kind: Kind, source: String? = nil, old: String? = nil, new: String? = nil,
            file: String? = nil, line: Int? = nil, text: String? = nil, detail: String? = nil
        ) {
            self.kind = kind
            self.source = source
            self.old = old
            self.new = new
            self.file = file
            self.line = line
            self.text = text
            self.detail = detail
        }
    }

    public var view: String
    public var path: ViewPath
    /// The first text that the view draws, if any.
    public var label: String?
    /// True when the body ran, false when the comparison found the view unchanged.
    public var ran: Bool
    public var wasted: Bool
    /// In the words of `_printChanges`: `@self`, `@identity`, `_count`.
    public var changes: [String]
    /// The type's own `==` decided, with this result; nil when the fields were compared one by one.
    public var ownEquality: Bool?
    public var fields: [Field]
    public var causes: [Cause]

    public init(
        view: String, path: ViewPath, label: String? = nil, ran: Bool, wasted: Bool = false,
        changes: [String] = [], ownEquality: Bool? = nil, fields: [Field] = [], causes: [Cause] = []
    ) {
        self.view = view
        self.path = path
        self.label = label
        self.ran = ran
        self.wasted = wasted
        self.changes = changes
        self.ownEquality = ownEquality
        self.fields = fields
        self.causes = causes
    }
}
