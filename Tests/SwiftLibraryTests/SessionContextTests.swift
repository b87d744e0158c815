import SwiftInterpreter
import SwiftLibrary
import Testing

@Suite struct SessionContextTests {
    let machine = NativeMachine()

    @Test func printShowsValuesAsSwiftDoes() throws {
        let items = machine.array(.int(1), machine.text("a"), Value.int(2).wrapped, machine.array(machine.text("b")), .none)
        _ = try machine.call("print(_:separator:terminator:)", items, machine.text(" "), machine.text("\n"))
        #expect(machine.context.takeOutput() == "1 a Optional(2) [\"b\"] nil\n")
        _ = try machine.call("debugPrint(_:separator:terminator:)", machine.array(machine.text("a")), machine.text(""), machine.text("."))
        #expect(machine.context.takeOutput() == "\"a\".")
        #expect(machine.context.takeOutput() == "")
    }

    @Test func printingWithoutEndIsStopped() throws {
        let line = machine.text(String(repeating: "x", count: 1 << 20))
        var message: String?
        for _ in 0..<5 where message == nil {
            message = machine.trap("print(_:separator:terminator:)", machine.array(line), machine.text(" "), machine.text("\n"))
            machine.machine.heap.retain(line)
        }
        #expect(message == "the program printed more than 4 MB in one input")
    }

    @Test func theStateCanBePutBack() throws {
        let saved = machine.context.state
        let first = try machine.show("_newUUID()")
        machine.context.state.now = 3_000_000_000
        #expect(try machine.call("_now()").asDouble == SessionContext.defaultStart + 3)
        machine.context.state = saved
        #expect(try machine.show("_newUUID()") == first)
        #expect(try machine.call("_now()").asDouble == SessionContext.defaultStart)
    }

    @Test func identifiersAreWellFormed() throws {
        let text = try machine.show("_newUUID()")
        let groups = text.split(separator: "-")
        #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
        #expect(groups[2].first == "4")
        #expect("89AB".contains(groups[3].first ?? "-"))
        #expect(try machine.show("_readUUID(_:)", machine.text(text.lowercased())) == "Optional(\"\(text)\")")
        #expect(try machine.show("_readUUID(_:)", machine.text("nonsense")) == "nil")
    }

    @Test func theClockBeginsAtNineFortyOne() throws {
        #expect(try machine.show("_dateText(_:)", try machine.call("_now()")) == "2025-01-01 09:41:00 +0000")
    }

    @Test func programsStopInSwiftsWords() {
        #expect(machine.trap("_stop(_:_:)", machine.text("Fatal error"), machine.text("no")) == "Fatal error: no")
        #expect(machine.trap("_stop(_:_:)", machine.text("Precondition failed"), machine.text("")) == "Precondition failed")
        #expect(machine.trap("_require(_:_:)", .bool(false), machine.text("Index out of range")) == "Index out of range")
    }
}
