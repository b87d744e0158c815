import DiffEngine
import SwiftInterpreter
import SwiftLibrary
import SwiftUIRuntime

/// A program in the interpreter with its views in the runtime, and the ways back.
///
/// This is the one place that knows the rooms below: it turns what the session asks into their calls, and what
/// they say into plain values.
final class InterpretedProgram {
    let interfaces: InterfaceIndex
    let context = SessionContext()
    let interpreter: Interpreter
    let stopFlag: StopFlag
    let runtime: Runtime
    private let expanders: [any Expander] = [EquatableMacro(), EntryMacro()]
    private var files: [ProgramFile] = []
    /// What the generated `==` of a type leaves out, for the types whose layout was asked for.
    private(set) var skippedProperties: [String: SkippedProperties] = [:]
    private var previews: [Int] = []
    private var root: Root?
    private var printed = ""
    /// What the input's checks had to note or to warn of, and all that was told before.
    private var notes: [Diagnostic] = []
    private var told: Set<String> = []
    private var before: Point
    /// Where each committed input began, the oldest first.
    private var points: [Point] = []

    /// What is shown, so that it can be made again when the code changes.
    private enum Root {
        case expression(String)
        case preview
    }

    /// All that can change, apart from the heap, which has its own journal.
    private struct Point {
        var views: RuntimeSnapshot
        var program: Interpreter.Program
        var context: SessionContext.State
        var options: RuntimeOptions
        var files: [ProgramFile]
        var previews: [Int]
        var root: Root?
        var told: Set<String>
    }

    /// The controls as they were when somebody last asked, and after how many changes that was.
    var knownControls: (changes: Int, controls: [Control])?

    init(interfaces: InterfaceIndex, stoppedBy stopFlag: StopFlag) {
        self.interfaces = interfaces
        self.stopFlag = stopFlag
        let natives = RuntimeNatives()
        interpreter = Interpreter(
            interfaces: interfaces, natives: StandardNatives.all(context: context).merging(natives.functions) { $1 },
            expanders: expanders, stoppedBy: stopFlag)
        runtime = Runtime(program: interpreter, context: context, natives: natives)
        before = Point(
            views: runtime.snapshot(), program: interpreter.program, context: context.state, options: runtime.options,
            files: [], previews: [], root: nil, told: [])
        runtime.generatedEquality = { [weak self] declaration in
            guard let self, !declaration.isInterface else { return nil }
            let skipped = SkippedProperties(of: declaration.qualifiedName, in: files)
            skippedProperties[declaration.qualifiedName] = skipped
            return skipped.map { Array($0.words.keys) }
        }
    }

    var words: FailureWords { FailureWords(interpreter: interpreter) }

    // MARK: Inputs

    func begin() {
        before = Point(
            views: runtime.snapshot(), program: interpreter.program, context: context.state, options: runtime.options,
            files: files, previews: previews, root: root, told: told)
        printed = ""
        notes = []
        _ = context.takeOutput()
        interpreter.machine.begin()
        runtime.beginInput()
    }

    func commit() {
        interpreter.machine.commit()
        points.append(before)
        let limit = interpreter.machine.heap.undoLimit
        if points.count > limit { points.removeFirst(points.count - limit) }
    }

    func commitWithLast() { interpreter.machine.commitWithLast() }

    func rollback() {
        printed += context.takeOutput()
        restore(before)
        interpreter.machine.rollback()
    }

    var undoable: Int { min(interpreter.machine.heap.undoable, points.count) }

    func undo() -> Bool {
        guard interpreter.machine.heap.undoable > 0, let point = points.popLast() else { return false }
        restore(point)
        return interpreter.machine.heap.undo()
    }

    /// What the heap counts anew afterwards must be in place before its roll-back.
    private func restore(_ point: Point) {
        runtime.restore(point.views)
        interpreter.program = point.program
        runtime.programChanged()
        context.state = point.context
        runtime.options = point.options
        (files, previews, root, told) = (point.files, point.previews, point.root, point.told)
    }

    // MARK: Programs

    func load(_ files: [ProgramFile], restarting names: Set<String>, before statements: [ProgramFile]) throws(Failure) -> LoadReport {
        interpreter.carriesUnknownModifiers = runtime.options.carriesUnknownModifiers
        let result = interpreter.load(
            files.map { SourceFile(name: $0.name, text: $0.text) }, restarting: names,
            before: statements.map { SourceFile(name: $0.name, text: $0.text, written: $0.written) })
        guard result.isLoaded else { throw Failure(result.diagnostics.map(words.diagnostic)) }
        note(result.diagnostics)
        self.files = files
        previews = result.previews
        let root = try rootValue()
        var restarted: [String] = []
        try attempt { restarted = try runtime.reload(root: root) }
        if let root { interpreter.machine.heap.release(root) }
        var seen: Set<String> = []
        return LoadReport(dropped: restarted.filter { seen.insert($0).inserted }.map {
            "state kept, but `\($0)` began anew: its type changed"
        })
    }

    func evaluate(_ file: ProgramFile, givingLast givesLast: Bool) throws(Failure) -> ShownValue? {
        let entry = try entry(SourceFile(name: file.name, text: file.text, written: file.written), givingLast: givesLast)
        var shown: ShownValue?
        func show(_ value: Value) throws {
            defer { interpreter.machine.heap.release(value) }
            if let type = entry.type, type != .void {
                let machine = interpreter.machine
                // What a view of SwiftUI keeps is nobody's business.
                let isHidden = machine.isView(value.type) && machine.types[value.type].decl?.isInterface ?? false
                let text = isHidden ? "\(machine.types[value.type].name)(…)" : try machine.briefDescription(value)
                shown = ShownValue(text: text, type: "\(type)", isView: machine.isView(value.type))
            }
        }
        try attempt {
            if entry.isAsync {
                let job = try interpreter.job(of: entry)
                defer { interpreter.machine.heap.release(job) }
                if let value = try runtime.run(event: file.text.firstWords, job: job) {
                    try show(value)
                } else if let time = runtime.timeToNextWork {
                    let seconds = (Double(time) / 1e9).formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
                    notes.append(Diagnostic(.note, "the statements wait; what is left of them runs as time passes, for example by `:advance \(seconds)s`"))
                }
            } else {
                try runtime.run(event: file.text.firstWords) { try show(try interpreter.run(entry)) }
            }
        }
        return shown
    }

    func entry(_ source: SourceFile, givingLast givesLast: Bool = false) throws(Failure) -> Interpreter.Entry {
        interpreter.carriesUnknownModifiers = runtime.options.carriesUnknownModifiers
        let (entry, diagnostics) = interpreter.check(entry: source, givingLast: givesLast)
        guard let entry else { throw Failure(diagnostics.map(words.diagnostic)) }
        note(diagnostics)
        return entry
    }

    /// Keeps the notes and warnings of a check for the response: each note once in a session, each warning once for a line as
    /// it is written, since every load checks the whole program anew.
    private func note(_ diagnostics: [SwiftInterpreter.Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity != .error && interpreter.isInProgram(diagnostic.position) {
            let told = words.diagnostic(diagnostic)
            let key = diagnostic.severity == .warning ? told.message + (told.excerpt ?? "") : told.message
            if self.told.insert(key).inserted { notes.append(told) }
        }
    }

    /// Runs something of the rooms below and turns what it throws into words.
    func attempt(_ body: () throws -> Void) throws(Failure) {
        do {
            try interpreter.machine.phases.measure(.run, body)
        } catch let interruption as Interruption {
            throw words.failure(interruption)
        } catch let failure as Failure {
            throw failure
        } catch let error as ControlError {
            throw Failure(error.message, hint: error.hint)
        } catch {
            throw Failure("\(error)")
        }
    }

    // MARK: Views and events

    func mount(_ expression: String?) throws(Failure) {
        root = if let expression { .expression(expression) } else { try standardRoot() }
        guard let value = try rootValue() else { return }
        defer { interpreter.machine.heap.release(value) }
        let type = interpreter.machine.typeName(of: value)
        guard ["View", "App"].contains(where: { interpreter.conforms(type: value.type, to: $0) }) else {
            let hint = type.hasSuffix(".Type") ? ":show \(type.dropLast(5))() makes one of that type" : nil
            throw Failure("a value of type `\(type)` is not a view", hint: hint)
        }
        do throws(Failure) {
            try attempt { try runtime.mount(value, event: "show \(expression ?? type)") }
        } catch {
            var failure = error
            // A view of an app may need what only the app hands to it.
            if expression == nil, let app, type != app.qualifiedName, let last = failure.diagnostics.indices.last, !failure.isStop {
                failure.diagnostics[last].notes.append(.init(":show \(app.qualifiedName)() shows the app, which may hand to its views what is missing"))
            }
            throw failure
        }
    }

    func unmount() throws(Failure) {
        root = nil
        try attempt { try runtime.unmount() }
    }

    private func standardRoot() throws(Failure) -> Root {
        if !previews.isEmpty { return .preview }
        let types = interpreter.userTypes.filter { $0.typeID != .hole }
        if let provider = types.first(where: { interpreter.conforms(type: $0.typeID, to: "PreviewProvider") }) {
            return .expression("\(provider.qualifiedName).previews")
        }
        let views = types.filter { interpreter.conforms(type: $0.typeID, to: "View") }
        if let last = views.last(where: interpreter.makesWithoutArguments) { return .expression("\(last.qualifiedName)()") }
        if let app { return .expression("\(app.qualifiedName)()") }
        guard let last = views.last else { throw Failure("there is no view to show", hint: ":load a file, or declare a view") }
        let call = views.reversed().lazy.compactMap(interpreter.exampleCall).first ?? "\(last.qualifiedName)(…)"
        throw Failure("every view needs arguments", hint: "name one as in code: :show \(call)")
    }

    /// The program's app.
    private var app: NominalDecl? {
        interpreter.userTypes.first {
            $0.typeID != .hole && interpreter.conforms(type: $0.typeID, to: "App") && interpreter.makesWithoutArguments($0)
        }
    }

    /// The view that is shown, made anew; the caller owns it.
    private func rootValue() throws(Failure) -> Value? {
        guard let root else { return nil }
        var value: Value?
        switch root {
        case .expression(let text):
            let entry = try entry(SourceFile(name: ":show", text: text))
            try attempt { value = try interpreter.run(entry) }
        case .preview:
            guard let preview = previews.first else { throw Failure("the #Preview that is shown is gone") }
            try attempt { value = try interpreter.machine.call(preview, []) }
        }
        return value
    }

    func advance(by duration: Duration) throws(Failure) {
        let (seconds, attoseconds) = duration.components
        try attempt { try runtime.advance(by: seconds * 1_000_000_000 + attoseconds / 1_000_000_000) }
    }

    func configure(_ option: HostOption) throws(Failure) {
        switch option {
        case .release(let year): runtime.options.release = year
        case .layouts(let areAsynchronous): runtime.options.areLayoutsAsynchronous = areAsynchronous
        case .build(let isDebug): runtime.options.isDebugBuild = isDebug
        case .slowPath(let isLogged): runtime.options.logsSlowPath = isLogged
        case .unknownModifiers(let areCarried): runtime.options.carriesUnknownModifiers = areCarried
        case .flash(let isOn): runtime.setFlashes(isOn)
        case .viewport(let columns, let rows): try attempt { try runtime.setViewport(width: columns, height: rows) }
        case .seed(let seed): context.state.random = RandomSource(seed: seed)
        }
    }

    // MARK: What happened

    func effects() -> Effects {
        printed += context.takeOutput()
        var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let counters = runtime.engine.counters
        func table(_ counts: (TypeIndex) -> DiffEngine.Counts) -> CountTable {
            CountTable(counters.types.map { .init(type: runtime.name(of: $0), counts: Counts(counts($0))) })
        }
        let warnings = runtime.warnings.map { warning in
            let located = words.place(warning.position)
            return Diagnostic(.warning, warning.message, at: located?.place, excerpt: located?.excerpt)
        }
        return Effects(
            printed: lines, diagnostics: notes + warnings,
            delta: CountTable(table { counters.delta(of: $0) }.rows.filter { !$0.counts.isZero }),
            total: CountTable(table { counters.total(of: $0) }.rows.filter { !$0.counts.isZero }),
            changesAnything: changesAnything)
    }

    /// Whether the input at hand left anything otherwise than it was.
    private var changesAnything: Bool {
        let counters = runtime.engine.counters
        return interpreter.machine.heap.hasChanges || context.state != before.context
            || counters.types.contains { !Counts(counters.delta(of: $0)).isZero }
            || runtime.options != before.options || !interpreter.program.isSame(as: before.program)
    }

    /// The lines on which statements begin that the input ran, by file.
    func linesThatRan() -> [String: Set<Int>] {
        var lines: [String: Set<Int>] = [:]
        for position in interpreter.machine.reached {
            if let place = words.place(position)?.place { lines[place.file, default: []].insert(place.line) }
        }
        return lines
    }

    func leaks() -> [String] {
        interpreter.machine.leakedInstances().map { leaked in
            leaked.cycle.map { "\(leaked.type) is leaked: \($0)" } ?? "\(leaked.type) is held by what is leaked"
        }
    }

    func layout(of name: String) throws(Failure) -> String {
        guard let declaration = interpreter.nominal(named: name) else {
            throw Failure("there is no type `\(name)`",
                          hint: nearestName(to: name, among: interpreter.names(withPrefix: "")).map { "did you mean `\($0)`?" })
        }
        return runtime.layout(of: declaration.typeID).text
    }
}

extension Counts {
    init(_ counts: DiffEngine.Counts) {
        self.init(
            initialized: Int(counts.initialised), body: Int(counts.body), skip: Int(counts.skip), equal: Int(counts.equal),
            wasted: Int(counts.wasted), built: Int(counts.built))
    }
}

extension String {
    /// The first line of a text that has one, cut to a length that fits into a sentence.
    fileprivate var firstWords: String {
        let line = split(whereSeparator: \.isNewline).first.map(String.init)?.trimmed ?? ""
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
