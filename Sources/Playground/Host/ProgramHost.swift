import SwiftInterpreter

/// What the session asks of whoever checks and runs programs and keeps their views.
///
/// A struct of functions: it names, in one place, all that the session knows of the rooms below. Every input is
/// between `begin` and either `commit`, `commitWithLast` or `rollback`; after `rollback` everything that interpreted code can
/// change, and the program, is as it was at `begin`.
public struct ProgramHost {
    // An input.
    public var begin: () -> Void
    public var commit: () -> Void
    /// Ends an input as a part of the one before it, which is taken back with it.
    public var commitWithLast: () -> Void = {}
    public var rollback: () -> Void
    /// Takes back the last committed input; false when it is no longer known how.
    public var undo: () -> Bool
    /// How many inputs it still knows how to take back.
    public var undoable: () -> Int = { .max }

    /// Does work that never asks whether to stop; nil as soon as somebody wants that, and then nobody waits for it any longer.
    public var unlessStopped: (_ work: @escaping @Sendable () -> any Sendable) -> (any Sendable)? = { $0() }

    // The program.
    /// Checks the files and makes them the program; a mounted view is reloaded with its state kept. Global variables
    /// keep their values where their text is the same, those named here aside.
    public var load: (_ files: [ProgramFile], _ restarting: Set<String>, _ statements: [ProgramFile]) throws(Failure) -> LoadReport
    /// Runs statements, or gives the value of an expression. The text is blank where it is not to run, so that
    /// its lines are those of the file it came from.
    public var evaluate: (ProgramFile, _ givesLast: Bool) throws(Failure) -> ShownValue?

    /// Whether a view of this name is made by its name and a pair of brackets.
    public var makesWithoutArguments: (_ view: String) -> Bool = { _ in false }

    // Views and events.
    /// Mounts the value of an expression as the root; without one the `#Preview`, else the last view that needs
    /// no arguments, else the app.
    public var mount: (String?) throws(Failure) -> Void
    /// Takes what is mounted away, with its state.
    public var unmount: () throws(Failure) -> Void
    /// Acts on the control of this number in the present snapshot.
    public var perform: (ControlAction, Int?) throws(Failure) -> Void
    public var advance: (Duration) throws(Failure) -> Void
    /// How long it is until something waits no more for the clock; nil when nothing does.
    public var timeToNextWork: () -> Duration? = { nil }
    public var configure: (HostOption) throws(Failure) -> Void

    // What can be read afterwards.
    /// What the input did so far.
    public var effects: () -> Effects
    /// The views as they stand; nil while nothing is mounted.
    public var snapshot: () -> Snapshot?
    public var resetCounts: () -> Void
    /// The last evaluation or skip of a view, with the chain of causes.
    public var lastUpdate: (ViewPath) -> Update?
    /// A line for each event of the last input's ledger.
    public var trace: () -> [String]
    /// Objects that only keep each other alive, a line each.
    public var leaks: () -> [String]
    /// How two values of a type are compared, field by field, in lines.
    public var layout: (String) throws(Failure) -> String

    /// Has statements note that they ran, from the next load on.
    public var noteLines: () -> Void
    /// The lines on which statements begin that the last input ran, by file.
    public var linesThatRan: () -> [String: Set<Int>]
    /// Where the time of an input goes.
    public var phases: PhaseClock

    // Words.
    /// What the vocabulary or the program says about a name.
    public var describe: (String) -> NameDescription?
    /// Names in scope that begin with a prefix; after a dot, members of anything.
    public var names: (_ prefix: String, _ afterDot: Bool) -> [String]
    /// How a name in scope is declared.
    public var declaration: (_ name: String) -> DeclaredName? = { _ in nil }
    /// The members of an expression that begin with a prefix; nil when it cannot be told what it is.
    public var members: (_ expression: String, _ prefix: String) -> [DeclaredName]? = { _, _ in nil }
    /// The parameters of each function that a call may mean, by the name that is called and what stands before its dot.
    public var parameters: (_ callee: String, _ base: String?) -> [[DeclaredParameter]] = { _, _ in [] }
    /// How each function that a call means is declared.
    public var signatures: (_ callee: String, _ base: String?) -> [String] = { _, _ in [] }

    public init(
        begin: @escaping () -> Void, commit: @escaping () -> Void, rollback: @escaping () -> Void,
        undo: @escaping () -> Bool,
        load: @escaping (_ files: [ProgramFile], _ restarting: Set<String>, _ statements: [ProgramFile]) throws(Failure) -> LoadReport,
        evaluate: @escaping (ProgramFile, _ givesLast: Bool) throws(Failure) -> ShownValue?,
        mount: @escaping (String?) throws(Failure) -> Void,
        unmount: @escaping () throws(Failure) -> Void,
        perform: @escaping (ControlAction, Int?) throws(Failure) -> Void,
        advance: @escaping (Duration) throws(Failure) -> Void,
        configure: @escaping (HostOption) throws(Failure) -> Void,
        effects: @escaping () -> Effects, snapshot: @escaping () -> Snapshot?,
        resetCounts: @escaping () -> Void, lastUpdate: @escaping (ViewPath) -> Update?, trace: @escaping () -> [String],
        layout: @escaping (String) throws(Failure) -> String,
        describe: @escaping (String) -> NameDescription?,
        names: @escaping (_ prefix: String, _ afterDot: Bool) -> [String], leaks: @escaping () -> [String] = { [] },
        noteLines: @escaping () -> Void = {}, linesThatRan: @escaping () -> [String: Set<Int>] = { [:] },
        phases: PhaseClock = PhaseClock()
    ) {
        self.begin = begin
        self.commit = commit
        self.rollback = rollback
        self.undo = undo
        self.load = load
        self.evaluate = evaluate
        self.mount = mount
        self.unmount = unmount
        self.perform = perform
        self.advance = advance
        self.configure = configure
        self.effects = effects
        self.snapshot = snapshot
        self.resetCounts = resetCounts
        self.lastUpdate = lastUpdate
        self.trace = trace
        self.leaks = leaks
        self.layout = layout
        self.noteLines = noteLines
        self.linesThatRan = linesThatRan
        self.phases = phases
        self.describe = describe
        self.names = names
    }
}
