import Foundation
@testable import SwiftInterpreter
import SwiftLibrary
import Testing

/// What a waiting job holds is part of the heap: it is counted, taken back and released like everything else.
@Suite struct JobTests {
    /// A session that runs one script turn by turn, each turn as an input.
    private final class Session {
        let context = SessionContext()
        let interpreter: Interpreter
        private var main = Value.void
        private(set) var hasEnded = false

        init(_ text: String) throws {
            let index = InterfaceIndex(files: try InterfaceFiles.standardLibrary())
            interpreter = Interpreter(interfaces: index, natives: StandardNatives.all(context: context))
            machine.heap.addRoots { [context] visit in context.schedule.forEachValue(visit) }
            machine.heap.addRoots { [unowned self] visit in visit(main) }
            let script = Script(text)
            machine.begin()
            let loaded = interpreter.load([SourceFile(name: "jobs", text: script.declarations, written: text)])
            try #require(loaded.isLoaded, "\(loaded.diagnostics.map(\.message))")
            let (entry, diagnostics) = interpreter.check(entry: SourceFile(name: "jobs", text: script.statements, written: text))
            main = try interpreter.job(of: try #require(entry, "\(diagnostics.map(\.message))"))
            context.schedule.add(
                ScheduledWork(id: 0, due: 0, action: main, text: "main"))
            machine.heap.retain(main)
            machine.commit()
        }

        var machine: Machine { interpreter.machine }

        /// Gives the next work its turn; false if there is none.
        func turn() throws -> Bool {
            guard !hasEnded, let work = context.schedule.take(dueBy: .max) else { return false }
            context.state.now = max(context.state.now, work.due)
            defer { machine.heap.release(work.action) }
            if work.action.objectKind == .closure {
                machine.heap.release(try machine.call(closure: work.action, []))
            } else if case .ended(let result) = try machine.resume(work.action) {
                machine.heap.release(result)
                if work.action.identity == main.identity { hasEnded = true }
            }
            return true
        }

        /// As one input that is kept.
        func input() throws -> Bool {
            machine.begin()
            defer { machine.commit() }
            return try turn()
        }

        /// As one input that is taken back.
        func failingInput() throws {
            let before = (context.state, context.schedule, hasEnded)
            machine.begin()
            _ = try turn()
            (context.state, context.schedule, hasEnded) = before
            machine.rollback()
            _ = context.takeOutput()
        }

        /// Lets go of everything; what is left after that has leaked.
        func reset() -> Int {
            machine.heap.release(main)
            main = .void
            while let work = context.schedule.take(dueBy: .max) { machine.heap.release(work.action) }
            machine.reset()
            return machine.heap.liveObjects
        }
    }

    private static let programs: [String] = ProgramTests.names.filter {
        ["tasks", "taskGroups", "taskOrder", "asyncSequences", "actors", "asyncPlaces"].contains($0)
    }

    private static func text(_ name: String) throws -> String {
        try ProgramFiles.text(name, in: ProgramTests.folder)
    }

    @Test(arguments: programs)
    func countsAreExactAfterEachTurn(name: String) async throws {
        let text = try Self.text(name)
        try await onProgramThread {
            let session = try Session(text)
            var turn = 0
            while try session.input() {
                turn += 1
                let wrong = session.machine.heap.miscounted()
                try #require(wrong.isEmpty, "\(wrong) after turn \(turn)")
            }
            #expect(session.hasEnded)
        }
    }

    @Test(arguments: programs)
    func aTurnThatIsTakenBackCanBeDoneAgain(name: String) async throws {
        let text = try Self.text(name)
        let printed = try await onProgramThread {
            let session = try Session(text)
            var printed = ""
            repeat {
                printed += session.context.takeOutput()
                try session.failingInput()
                try #require(session.machine.heap.miscounted().isEmpty)
            } while try session.input()
            return printed
        }
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(lines == Expectations.lines(of: text))
    }

    @Test(arguments: programs)
    func nothingIsLeft(name: String) async throws {
        let text = try Self.text(name)
        let left = try await onProgramThread {
            let session = try Session(text)
            while try session.input() {}
            return session.reset()
        }
        #expect(left == 0)
    }

    @Test(arguments: 1...20)
    func nothingIsLeftOfWhatStillWaits(turns: Int) async throws {
        let text = try Self.text("tasks")
        let left = try await onProgramThread {
            let session = try Session(text)
            for _ in 0..<turns { _ = try session.input() }
            return session.reset()
        }
        #expect(left == 0)
    }
}

extension Heap {
    /// Objects with another count than there are references to them, in words. The machine's stack must be empty.
    func miscounted() -> [String] {
        var counts: [ObjectPointer: Int] = [:]
        forEachObject { object in
            if object.pointee.flags.contains(.zombie) { return }
            forEachChild(of: object) { child in if child.isReference { counts[child.object, default: 0] += 1 } }
        }
        forEachRoot { root in if root.isReference { counts[root.object, default: 0] += 1 } }
        var wrong: [String] = []
        forEachObject { object in
            guard object.pointee.flags.isDisjoint(with: [.zombie, .immortal]) else { return }
            let count = counts[object] ?? 0
            if count != Int(object.pointee.count) {
                wrong.append("\(object.pointee.kind) of type \(object.pointee.type.rawValue): \(object.pointee.count) instead of \(count)")
            }
        }
        return wrong
    }
}
