import Playground

/// A host for tests: two counters whose views, counts and reasons are written by hand. It runs no program; it
/// keeps what it was asked to do, so that a test can say what the session passed on.
final class ScriptedHost {
    struct State: Equatable {
        var counts = [0, 0]
        var isMounted = false
        var files: [ProgramFile] = []
        var total = CountTable()
        var text = ""
    }

    var state = State()
    private var saved: [State] = []
    private var effects = Effects()
    private var updates: [Update] = []
    /// What was asked, in order.
    private(set) var calls: [String] = []
    /// Whether the journals of committed inputs are still there.
    var canUndo = true
    var snapshotsRead = 0
    /// Presses Ctrl-C in the middle of an action, of whichever host it is told to.
    var interrupter: Interrupter?

    /// Somebody who presses Ctrl-C once some more actions have begun.
    final class Interrupter {
        var actionsToGo = Int.max

        func act() throws(Failure) {
            actionsToGo -= 1
            if actionsToGo == 0 { throw .stopped }
        }
    }

    var host: ProgramHost {
        var host = withoutClock
        host.commitWithLast = { [self] in saved.removeLast() }
        host.timeToNextWork = { .seconds(1) }
        return host
    }

    private var withoutClock: ProgramHost {
        ProgramHost(
            begin: { [self] in
                saved.append(state)
                effects = Effects(total: state.total)
                updates = []
            },
            commit: {},
            rollback: { [self] in state = saved.removeLast() },
            undo: { [self] in
                guard canUndo, let last = saved.popLast() else { return false }
                state = last
                return true
            },
            load: { [self] (files, _, _) throws(Failure) in try load(files) },
            evaluate: { [self] (file, _) throws(Failure) in try evaluate(file) },
            mount: { [self] (expression) throws(Failure) in mount(expression) },
            unmount: { [self] () throws(Failure) in state.isMounted = false },
            perform: { [self] (action, number) throws(Failure) in try perform(action, number) },
            advance: { [self] (duration) throws(Failure) in calls.append("advance \(duration)") },
            configure: { [self] (option) throws(Failure) in calls.append("configure \(option)") },
            effects: { [self] in effects },
            snapshot: { [self] in snapshot() },
            resetCounts: { [self] in
                state.total = CountTable()
                effects.total = CountTable()
            },
            lastUpdate: { [self] path in updates.last { $0.path == path } }, trace: { [] },
            layout: { (type) throws(Failure) in "\(type) is compared field by field\n  title  String  ==" },
            describe: { $0 == "Text" ? NameDescription(declarations: ["struct Text: View"], documentation: "A line of text.") : nil },
            names: { prefix, _ in ["Text", "TextField", "Toggle"].filter { $0.hasPrefix(prefix) } })
    }

    private func load(_ files: [ProgramFile]) throws(Failure) -> LoadReport {
        calls.append("load \(files.map(\.name).joined(separator: " "))")
        for file in files {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            where line.contains("nonsense") {
                throw Failure([Diagnostic(.error, "cannot find `nonsense` in scope",
                                          at: .init(file: file.name, line: index + 1, column: 5))])
            }
        }
        state.files = files
        if state.isMounted { count(screen: 1, counters: [0, 1], isReload: true) }
        return LoadReport()
    }

    private func evaluate(_ file: ProgramFile) throws(Failure) -> ShownValue? {
        let text = file.text.filter { !$0.isWhitespace }
        calls.append("evaluate \(text)")
        if text == "trap()" {
            state.counts = [99, 99]
            effects.printed = ["before the trap"]
            throw Failure([Diagnostic(.error, "Index out of range", at: .init(file: file.name, line: 1, column: 1))])
        }
        if text.hasSuffix("print(1)") {
            effects.printed = ["1"]
            return nil
        }
        if text.hasSuffix(";") { return nil }
        return ShownValue(text: text, type: "Int")
    }

    private func mount(_ expression: String?) {
        calls.append("mount \(expression ?? "")")
        state.isMounted = true
        state.total = CountTable()
        effects.total = CountTable()
        count(screen: 1, counters: [0, 1], isFirst: true)
    }

    private func perform(_ action: ControlAction, _ number: Int?) throws(Failure) {
        calls.append("\(action) \(number ?? 0)")
        try interrupter?.act()
        switch (action, number) {
        case (.tap, let number?) where number <= 2:
            let old = state.counts[number - 1]
            state.counts[number - 1] += 1
            count(screen: 1, counters: [0, 1], tapped: number - 1, old: old)
        case (.type(let text), _): state.text = text
        case (.tap, _): throw Failure([Diagnostic(.error, "the action trapped")])
        default: break
        }
    }

    private func count(
        screen: Int, counters: [Int], tapped: Int? = nil, old: Int = 0, isFirst: Bool = false, isReload: Bool = false
    ) {
        let delta = CountTable([
            .init(type: "Screen", counts: Counts(initialized: isFirst ? 1 : 0, body: 1, built: 3)),
            .init(type: "Counter", counts: Counts(initialized: 2, body: counters.count, wasted: tapped == nil ? 0 : 1, built: 2)),
        ])
        effects.delta = delta
        if !isReload {
            var total = delta
            for row in total.rows.indices { total.rows[row].counts += state.total[total.rows[row].type] }
            state.total = total
        }
        effects.total = state.total
        let first: [Update.Cause] = [.init(isReload ? .reload : .first)]
        guard let tapped else {
            updates = [Update(view: "Screen", path: Self.screen, ran: true, causes: first)]
            updates += counters.map { Update(view: "Counter", path: Self.counter($0), label: label($0), ran: true, causes: first) }
            return
        }
        let name = ["_a", "_b"][tapped]
        let letter = ["A", "B"][tapped]
        let write = Update.Cause(.write, source: "Screen.\(name)", old: "\(old)", new: "\(old + 1)", file: "x.swift", line: 9)
        let event = Update.Cause(.event, text: "tap \"\(letter) \(old)\"")
        updates = [Update(view: "Screen", path: Self.screen, ran: true, changes: [name], causes: [write, event])]
        updates += counters.map { index in
            let own = index == tapped
            let oldLabel = own ? "\(letter) \(old)" : label(index)
            return Update(
                view: "Counter", path: Self.counter(index), label: label(index), ran: true, wasted: !own, changes: ["@self"],
                fields: [
                    .init(name: "title", verdict: own ? .changed : .equal, rule: .equality,
                          old: "\"\(oldLabel)\"", new: "\"\(label(index))\""),
                    .init(name: "onTap", verdict: .changed, rule: .captures, old: "…", new: "…", detail: "captured a changed self"),
                ],
                causes: [.init(.parent, text: "Screen"), write, event])
        }
        if tapped == 1 { updates.swapAt(1, 2) }
    }

    private func label(_ index: Int) -> String { "\(["A", "B"][index]) \(state.counts[index])" }

    static let screen = ViewPath([.init("Screen")])
    static func counter(_ index: Int) -> ViewPath {
        ViewPath([.init("Screen"), .init("Counter", index: index, isOnly: false)])
    }

    private func snapshot() -> Snapshot? {
        guard state.isMounted else { return nil }
        let (state, updates, delta) = (state, updates, effects.delta)
        let labels = [label(0), label(1)]
        func node(_ path: ViewPath, _ label: String?, bodies: Int, ran: Bool, children: [ViewNode] = []) -> ViewNode {
            ViewNode(path: path, label: label, total: Counts(body: bodies), delta: Counts(body: ran ? 1 : 0), children: children)
        }
        let bodies = state.total["Screen"].body
        let ran = !delta.rows.isEmpty
        let read = { [weak self] in self?.snapshotsRead += 1 }
        return Snapshot(
            screen: { read(); return "[ \(labels[0]) ]\n[ \(labels[1]) ]" }(),
            controls: [
                Control(number: 1, kind: .button, label: labels[0], path: Self.counter(0)),
                Control(number: 2, kind: .button, label: labels[1], path: Self.counter(1)),
                Control(number: 3, kind: .textField, label: "Name", path: Self.screen),
                Control(number: 4, kind: .button, label: "Break", path: Self.screen),
            ],
            tree: node(Self.screen, nil, bodies: bodies, ran: ran, children: [
                node(Self.counter(0), labels[0], bodies: bodies, ran: ran),
                node(Self.counter(1), labels[1], bodies: bodies, ran: ran),
            ]),
            updates: updates)
    }
}

/// The program of the contract's first session.
let twoCounters = """
    struct Counter: View {
      let title: String
      let onTap: () -> Void
      var body: some View { Button(title, action: onTap) }
    }

    struct Screen: View {
      @State var a = 0
      @State var b = 0
      var body: some View {
        Counter(title: "A \\(a)") { a += 1 }
        Counter(title: "B \\(b)") { b += 1 }
      }
    }
    """

/// A session over a scripted host, with a disk of its own.
struct Fixture {
    /// The files that are there, and what a person makes of a text.
    final class Disk {
        var files: [String: String]
        var editor: ((String) -> String)?

        init(_ files: [String: String]) { self.files = files }
    }

    let scripted = ScriptedHost()
    let interrupter = ScriptedHost.Interrupter()
    let disk: Disk
    let session: Session

    init(files: [String: String] = ["two-counters.swift": twoCounters], editor: ((String) -> String)? = nil) {
        let (scripted, interrupter) = (scripted, interrupter)
        scripted.interrupter = interrupter
        let disk = Disk(files)
        disk.editor = editor
        self.disk = disk
        var isFirst = true
        session = Session(SessionConfiguration(
            makeHost: {
                defer { isFirst = false }
                let made = isFirst ? scripted : ScriptedHost()
                made.interrupter = interrupter
                return made.host
            },
            readFile: { (path) throws(Failure) in
                guard let text = disk.files[path] else { throw Failure("there is no file `\(path)`") }
                return text
            },
            writeFile: { (path, text) throws(Failure) in
                if path.hasPrefix("/") { throw Failure("`\(path)` cannot be written") }
                disk.files[path] = text
            },
            fileExists: { disk.files[$0] != nil },
            editText: editor == nil ? nil : { (text, _) throws(Failure) in disk.editor?(text) ?? text }))
    }

    /// Executes lines and gives what the last one shows.
    @discardableResult
    func run(_ lines: String...) -> String {
        var text = ""
        for line in lines { text = TextRenderer().render(session.execute(line)).joined(separator: "\n") }
        return text
    }

    static var shown: Fixture {
        let fixture = Fixture()
        fixture.run(":load two-counters.swift", ":show Screen()")
        return fixture
    }
}
