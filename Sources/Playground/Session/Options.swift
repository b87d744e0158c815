/// What `:set` sets.
struct Options: Equatable {
    enum Colour: String, CaseIterable { case auto, on, off }
    enum Layouts: String, CaseIterable { case ready, async }
    enum Build: String, CaseIterable { case release, debug }
    enum SlowPath: String, CaseIterable { case off, on }
    enum Trace: String, CaseIterable { case off, on }
    enum Watch: String, CaseIterable { case off, on }
    enum UnknownModifiers: String, CaseIterable { case error, accept }
    enum Flash: String, CaseIterable { case off, on }
    enum Clock: String, CaseIterable { case still, real }

    /// The year of the SwiftUI release whose behaviour is followed where releases differ.
    var release = 2026
    /// Whether layouts for comparison are there from the start, or become ready some time after they are first needed.
    var layouts = Layouts.ready
    /// A debug build hides from a List how many views a body makes.
    var build = Build.release
    /// Whether a ForEach whose number of views is not known is warned of.
    var slowPath = SlowPath.off
    /// Whether a modifier that is not known is an error, or carried without effect.
    var unknownModifiers = UnknownModifiers.error
    /// Whether each view on the screen stands on a ground that is another one at each evaluation.
    var flash = Flash.off
    var columns = 80
    var rows = 24
    var seed: UInt64 = 1
    /// Whether time passes by itself at the prompt, or with `:advance` alone.
    var clock = Clock.still
    var colour = Colour.auto
    /// Whether each input ends with a line for each event of the ledger.
    var trace = Trace.off
    /// How much an input shows.
    var output = Response.Form.normal
    /// Whether a loaded file that changes on the disk is read again.
    var watch = Watch.off

    /// What `:set` was given to get here from the defaults.
    var changes: [OptionChange] {
        let defaults = Options()
        var changes: [OptionChange] = []
        if release != defaults.release { changes.append(.release(release)) }
        if layouts != defaults.layouts { changes.append(.layouts(layouts)) }
        if build != defaults.build { changes.append(.build(build)) }
        if slowPath != defaults.slowPath { changes.append(.slowPath(slowPath)) }
        if unknownModifiers != defaults.unknownModifiers { changes.append(.unknownModifiers(unknownModifiers)) }
        if flash != defaults.flash { changes.append(.flash(flash)) }
        if (columns, rows) != (defaults.columns, defaults.rows) { changes.append(.viewport(columns: columns, rows: rows)) }
        if seed != defaults.seed { changes.append(.seed(seed)) }
        if clock != defaults.clock { changes.append(.clock(clock)) }
        if colour != defaults.colour { changes.append(.colour(colour)) }
        if trace != defaults.trace { changes.append(.trace(trace)) }
        if output != defaults.output { changes.append(.output(output)) }
        if watch != defaults.watch { changes.append(.watch(watch)) }
        return changes
    }

    var table: Table {
        Table(headings: ["option", "value", ""], rows: [
            ["swiftui", "\(release)", "the release to follow: \(OptionChange.releases.map(String.init).joined(separator: ", "))"],
            ["layouts", layouts.rawValue, "ready: == decides from the start; async: bytes decide for the first 100 ms"],
            ["build", build.rawValue, "release or debug, in which every row of a List that is a view of its own runs"],
            ["slowpath", slowPath.rawValue, "warn of a ForEach in a lazy container whose number of views is not known: off, on"],
            ["unknown-modifiers", unknownModifiers.rawValue, "accept: a modifier that is not known is carried without effect; error"],
            ["flash", flash.rawValue, "on: each view on the screen has another background at each evaluation, where there is colour"],
            ["viewport", "\(columns)x\(rows)", "columns and rows of the screen"],
            ["seed", "\(seed)", "what chance begins with"],
            ["clock", clock.rawValue, "real: time passes while nobody types; still: :advance runs it"],
            ["colour", colour.rawValue, "auto, on, off"],
            ["trace", trace.rawValue, "on: a line for each event of the ledger after each input"],
            ["output", output.rawValue, "brief: an input's last line alone; full: with the causes of each run; normal"],
            ["watch", watch.rawValue, "on: a loaded file that changes on the disk is read again"],
        ])
    }
}

/// What `:set` is asked to do.
enum OptionRequest {
    case showAll
    case show(option: String)
    case change(OptionChange)

    var isChange: Bool {
        if case .change = self { true } else { false }
    }
}

extension Options {
    /// What is to be shown of the options.
    func table(of request: OptionRequest) -> Table {
        guard case .show(let name) = request else { return table }
        return Table(headings: [], rows: table.rows.filter { $0.first == name })
    }
}

/// One `:set`, read and found right.
enum OptionChange {
    case release(Int)
    case layouts(Options.Layouts)
    case build(Options.Build)
    case slowPath(Options.SlowPath)
    case unknownModifiers(Options.UnknownModifiers)
    case flash(Options.Flash)
    case viewport(columns: Int, rows: Int)
    case seed(UInt64)
    case clock(Options.Clock)
    case colour(Options.Colour)
    case trace(Options.Trace)
    case output(Response.Form)
    case watch(Options.Watch)

    static let releases = 2021...2026
    static let names = [
        "swiftui", "layouts", "build", "slowpath", "unknown-modifiers", "flash", "viewport", "seed", "clock", "colour", "trace", "output",
        "watch",
    ]

    var name: String {
        switch self {
        case .release: "swiftui"
        case .layouts: "layouts"
        case .build: "build"
        case .slowPath: "slowpath"
        case .unknownModifiers: "unknown-modifiers"
        case .flash: "flash"
        case .viewport: "viewport"
        case .seed: "seed"
        case .clock: "clock"
        case .colour: "colour"
        case .trace: "trace"
        case .output: "output"
        case .watch: "watch"
        }
    }

    var value: String {
        switch self {
        case .release(let year): "\(year)"
        case .layouts(let layouts): layouts.rawValue
        case .build(let build): build.rawValue
        case .slowPath(let slowPath): slowPath.rawValue
        case .unknownModifiers(let choice): choice.rawValue
        case .flash(let flash): flash.rawValue
        case .viewport(let columns, let rows): "\(columns)x\(rows)"
        case .seed(let seed): "\(seed)"
        case .clock(let clock): clock.rawValue
        case .colour(let colour): colour.rawValue
        case .trace(let trace): trace.rawValue
        case .output(let form): form.rawValue
        case .watch(let watch): watch.rawValue
        }
    }

    func apply(to options: inout Options) {
        switch self {
        case .release(let year): options.release = year
        case .layouts(let layouts): options.layouts = layouts
        case .build(let build): options.build = build
        case .slowPath(let slowPath): options.slowPath = slowPath
        case .unknownModifiers(let choice): options.unknownModifiers = choice
        case .flash(let flash): options.flash = flash
        case .viewport(let columns, let rows): (options.columns, options.rows) = (columns, rows)
        case .seed(let seed): options.seed = seed
        case .clock(let clock): options.clock = clock
        case .colour(let colour): options.colour = colour
        case .trace(let trace): options.trace = trace
        case .output(let form): options.output = form
        case .watch(let watch): options.watch = watch
        }
    }

    /// Whether it says how a person at a terminal is served, and nothing of what inputs do or print.
    var isOfTerminal: Bool {
        switch self {
        case .clock, .colour, .watch: true
        case .release, .layouts, .build, .slowPath, .unknownModifiers, .flash, .viewport, .seed, .trace, .output: false
        }
    }

    /// The change that the arguments of `:set` name; nil where they name none.
    init?(_ arguments: Substring) {
        var scanner = ArgumentScanner(arguments, usage: "")
        guard case .change(let change)? = try? parseOption(&scanner) else { return nil }
        self = change
    }

    /// What the host has to be told; nothing for an option of the terminal.
    var hostOption: HostOption? {
        switch self {
        case .release(let year): .release(year)
        case .layouts(let layouts): .layouts(areAsynchronous: layouts == .async)
        case .build(let build): .build(isDebug: build == .debug)
        case .slowPath(let slowPath): .slowPath(isLogged: slowPath == .on)
        case .unknownModifiers(let choice): .unknownModifiers(areCarried: choice == .accept)
        case .flash(let flash): .flash(isOn: flash == .on)
        case .viewport(let columns, let rows): .viewport(columns: columns, rows: rows)
        case .seed(let seed): .seed(seed)
        case .clock, .colour, .trace, .output, .watch: nil
        }
    }
}

/// `viewport 60x20`; an option alone means: show it; nothing: show them all.
func parseOption(_ scanner: inout ArgumentScanner) throws(Failure) -> OptionRequest {
    guard let name = scanner.word() else { return .showAll }
    guard OptionChange.names.contains(name) else {
        throw Failure("there is no option `\(name)`", hint: namesThereAre(name, OptionChange.names, what: "option"))
    }
    guard let value = scanner.word() else { return .show(option: name) }
    return .change(try change(of: name, to: value, scanner))
}

private func change(of name: String, to value: String, _ scanner: ArgumentScanner) throws(Failure) -> OptionChange {
    switch name {
    case "swiftui":
        if let year = Int(value), OptionChange.releases.contains(year) { return .release(year) }
        throw scanner.wrong("`\(value)` is no release, which is a year from \(OptionChange.releases.lowerBound) to \(OptionChange.releases.upperBound)")
    case "layouts": return .layouts(try choice(value, scanner))
    case "build": return .build(try choice(value, scanner))
    case "slowpath": return .slowPath(try choice(value, scanner))
    case "unknown-modifiers": return .unknownModifiers(try choice(value, scanner))
    case "flash": return .flash(try choice(value, scanner))
    case "viewport":
        let sides = value.split(separator: "x").map { Int($0) ?? 0 }
        if sides.count == 2, sides.allSatisfy({ (1...1000).contains($0) }) { return .viewport(columns: sides[0], rows: sides[1]) }
        throw scanner.wrong("`\(value)` is no viewport, which is like 80x24")
    case "seed":
        if let seed = UInt64(value) { return .seed(seed) }
        throw scanner.wrong("`\(value)` is no seed, which is a number from 0")
    case "clock": return .clock(try choice(value, scanner))
    case "trace": return .trace(try choice(value, scanner))
    case "output": return .output(try choice(value, scanner))
    case "watch": return .watch(try choice(value, scanner))
    default: return .colour(try choice(value, scanner))
    }
}

/// One of the words that an option knows.
private func choice<Choice>(_ word: String, _ scanner: ArgumentScanner) throws(Failure) -> Choice
where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let list = words.count > 2 ? words.dropLast().joined(separator: ", ") + " nor " + words[words.count - 1] : words.joined(separator: " nor ")
    throw scanner.wrong("`\(word)` is neither \(list)")
}
