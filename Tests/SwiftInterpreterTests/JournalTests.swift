@testable import SwiftInterpreter
import Testing

/// What the heap keeps so that inputs can be taken back.
@Suite struct JournalTests {
    /// A machine with one box, which a root holds, and inputs that put a text into it.
    private final class Box {
        let machine = TestProgram().machine
        let value: Value

        init() {
            let machine = machine
            machine.begin()
            value = machine.heap.makeObject(.box, type: .string, taking: [machine.heap.makeString("the first of all texts")])
            let value = value
            _ = machine.heap.addRoots { visit in visit(value) }
            machine.commit()
        }

        func put(_ text: String) {
            machine.heap.setSlot(value, 0, taking: machine.heap.makeString(text))
        }

        var text: String? { try? machine.describe(machine.heap.slot(value, 0)) }
    }

    @Test func anInputThatIsAPartOfTheOneBeforeIsTakenBackWithIt() {
        let box = Box()
        box.machine.begin()
        box.put("a text that an input put there")
        box.machine.commit()
        for number in 0..<3 {
            box.machine.begin()
            box.put("a text that came with time, number \(number)")
            box.machine.commitWithLast()
        }
        #expect(box.text == "a text that came with time, number 2")
        #expect(box.machine.heap.undo())
        #expect(box.text == "the first of all texts")
        #expect(box.machine.heap.undoable == 1)
    }

    /// A clock may tick for days.
    @Test func suchInputsTakeNoMoreRoom() {
        let box = Box()
        box.machine.begin()
        box.put("a text that an input put there")
        box.machine.commit()
        var bytes: [Int] = []
        for number in 0..<1000 {
            box.machine.begin()
            box.put("a text that came with time, number \(1000 + number)")
            box.machine.commitWithLast()
            bytes.append(box.machine.heap.bytes)
        }
        #expect(bytes[999] == bytes[9])
        #expect(box.machine.heap.undo())
        #expect(box.text == "the first of all texts")
    }

    @Test func oneThatFailsLeavesTheOthers() {
        let box = Box()
        box.machine.begin()
        box.put("a text that an input put there")
        box.machine.commitWithLast()
        box.machine.begin()
        box.put("a text that is taken back")
        box.machine.rollback()
        #expect(box.text == "a text that an input put there")
    }
}
