import SwiftInterpreter
import SwiftLibrary
import SwiftUIRuntime

/// Asks, from any thread, that what runs in a host stop.
public typealias StopFlag = SwiftInterpreter.StopFlag

/// A host that runs interpreted SwiftUI programs, in which nothing has happened yet.
///
/// Raising the flag stops the input that runs, or the next one: lower it when a request came too late.
/// When the vocabulary is nowhere to be found, every input fails with the sentence that says so.
public func makeProgramHost(stoppedBy flag: StopFlag = StopFlag()) -> ProgramHost {
    switch vocabularyIndex {
    case .success(let index): InterpretedProgram(interfaces: index, stoppedBy: flag).host
    case .failure(let failure): .failing(failure)
    }
}

/// The names of the types that programs need not declare, because the vocabulary does; none when it is nowhere to be found.
public func libraryTypeNames() -> Set<String> {
    guard case .success(let index) = vocabularyIndex else { return [] }
    return Set(index.names.filter { $0.first?.isUppercase ?? false })
}

/// Read once in a process: it never changes, and every host needs all of it.
private let vocabularyIndex: Result<InterfaceIndex, Failure> = {
    do {
        let index = InterfaceIndex(files: try InterfaceFiles.standardLibrary() + InterfaceFiles.swiftUI())
        index.warmUp(usualNames)
        return .success(index)
    } catch {
        return .failure(Failure("\(error)"))
    }
}()

/// What nearly every program uses, beginning with what it comes to last: the session parses from the other end.
private let usualNames = [
    "Sequence", "Collection", "Array", "StringProtocol", "String", "Double", "FloatingPoint", "Int", "FixedWidthInteger",
    "BinaryInteger", "Strideable", "VStack", "HStack", "HorizontalAlignment", "Text", "Image", "Button", "Binding",
    "Optional", "View", "ViewBuilder", "State", "ForEach", "Range", "RandomAccessCollection", "EquatableView", "==",
    "RangeReplaceableCollection", "BidirectionalCollection", "Equatable", "Hashable", "Comparable", "Bool", "EmptyView",
    "TupleView", "BinaryFloatingPoint", "SignedInteger", "Numeric", "ExpressibleByIntegerLiteral", "CustomStringConvertible",
    "ButtonRole", "PrimitiveButtonStyleConfiguration", "InertModifier", "DynamicProperty", "Substring", "Group", "List",
]

extension ProgramHost {
    /// A host whose every input fails for the same reason.
    static func failing(_ failure: Failure) -> ProgramHost {
        ProgramHost(
            begin: {}, commit: {}, rollback: {}, undo: { true },
            load: { (_, _, _) throws(Failure) in throw failure }, evaluate: { (_, _) throws(Failure) in throw failure },
            mount: { (_) throws(Failure) in throw failure }, unmount: { () throws(Failure) in throw failure }, perform: { (_, _) throws(Failure) in throw failure },
            advance: { (_) throws(Failure) in throw failure }, configure: { (_) throws(Failure) in throw failure },
            effects: { Effects() }, snapshot: { nil }, resetCounts: {}, lastUpdate: { _ in nil }, trace: { [] },
            layout: { (_) throws(Failure) in throw failure }, describe: { _ in nil }, names: { _, _ in [] })
    }
}

extension InterpretedProgram {
    var host: ProgramHost {
        let names = VocabularyNames(interfaces)
        var host = ProgramHost(
            begin: begin, commit: commit, rollback: rollback, undo: undo,
            load: { [self] (files, names, statements) throws(Failure) in try load(files, restarting: names, before: statements) },
            evaluate: { [self] (file, givesLast) throws(Failure) in try evaluate(file, givingLast: givesLast) },
            mount: { [self] (expression) throws(Failure) in try mount(expression) },
            unmount: { [self] () throws(Failure) in try unmount() },
            perform: { [self] (action, number) throws(Failure) in try perform(action, on: number) },
            advance: { [self] (duration) throws(Failure) in try advance(by: duration) },
            configure: { [self] (option) throws(Failure) in try configure(option) },
            effects: effects, snapshot: snapshot, resetCounts: { [self] in runtime.resetCounts() },
            lastUpdate: lastUpdate(of:), trace: trace, layout: { [self] (type) throws(Failure) in try layout(of: type) },
            describe: { names.description(of: $0) },
            names: { [self] prefix, afterDot in
                if afterDot { return names.modifiers(withPrefix: prefix) }
                guard prefix.first == "@" else { return interpreter.names(withPrefix: prefix) }
                let own = Set(interpreter.userTypes.filter(\.isPropertyWrapper).map(\.name))
                return interpreter.names(withPrefix: String(prefix.dropFirst()))
                    .filter { own.contains($0) || names.isAttribute($0) }.map { "@" + $0 }
            },
            leaks: leaks, noteLines: { [self] in interpreter.machine.notesPlaces = true }, linesThatRan: linesThatRan,
            phases: interpreter.machine.phases)
        host.unlessStopped = { [self] work in
            let result = stopFlag.unlessRaised(work)
            if result == nil { stopFlag.lower() }
            return result
        }
        host.makesWithoutArguments = { [self] name in
            interpreter.userTypes.contains { $0.qualifiedName == name && interpreter.makesWithoutArguments($0) }
        }
        host.undoable = { [self] in undoable }
        host.commitWithLast = { [self] in commitWithLast() }
        host.timeToNextWork = { [self] in runtime.timeToNextWork.map { .nanoseconds($0) } }
        host.declaration = { [self] in interpreter.declaration(named: $0) }
        host.members = { [self] in interpreter.members(of: $0, withPrefix: $1, limit: Session.longestOffer) }
        host.parameters = { [self] in interpreter.parameters(of: $0, on: $1) }
        host.signatures = { [self] in interpreter.signatures(ofCallsTo: $0, on: $1) }
        return host
    }
}
