import SwiftInterpreter
import Testing

@Suite struct TextNativesTests {
    let machine = NativeMachine()

    func text(_ text: String) -> Value { machine.text(text) }

    @Test func charactersAreWhatAReaderSees() throws {
        for (sample, count) in [("", 0), ("abc", 3), ("e\u{301}", 1), ("👨‍👩‍👧", 1), ("a\r\nb", 3)] {
            #expect(try machine.show("StringProtocol.count", text(sample)) == "\(count)")
        }
        #expect(try machine.show("StringProtocol._characters", text("a\r\nb")) == "[\"a\", \"\\r\\n\", \"b\"]")
        #expect(try machine.show("StringProtocol.first", text("ab")) == "Optional(\"a\")")
        #expect(try machine.show("StringProtocol.last", text("a\r\n")) == "Optional(\"\\r\\n\")")
        #expect(try machine.show("StringProtocol.last", text("")) == "nil")
    }

    @Test func placesMoveByCharacters() throws {
        let flag = text("a🇨🇭b")
        #expect(try machine.show("StringProtocol._offset(_:_:)", flag, .int(1), .int(1)) == "9")
        #expect(try machine.show("StringProtocol._offset(_:_:)", flag, .int(9), .int(-1)) == "1")
        #expect(try machine.show("StringProtocol._character(at:)", flag, .int(1)) == "🇨🇭")
        #expect(try machine.show("StringProtocol._distance(_:_:)", flag, .int(0), .int(10)) == "3")
        #expect(try machine.show("StringProtocol._part(_:_:)", flag, .int(9), .int(10)) == "b")
        #expect(try machine.show("StringProtocol._characterOffsets", flag) == "[0, 1, 9]")
    }

    @Test func placesOutsideTrap() throws {
        let abc = text("abc")
        let words = "String index is out of bounds"
        #expect(machine.trap("StringProtocol._character(at:)", abc, .int(3)) == words)
        #expect(machine.trap("StringProtocol._character(at:)", abc, .int(-1)) == words)
        #expect(machine.trap("StringProtocol._offset(_:_:)", abc, .int(3), .int(1)) == words)
        #expect(machine.trap("StringProtocol._offset(_:_:)", abc, .int(0), .int(.min)) == words)
        #expect(machine.trap("StringProtocol._part(_:_:)", abc, .int(2), .int(1)) == words)
        #expect(try machine.show("StringProtocol._offset(_:_:_:)", abc, .int(0), .int(9), .int(3)) == "-1")
        #expect(try machine.show("StringProtocol._offset(_:_:_:)", abc, .int(2), .int(-1), .int(3)) == "1")
    }

    @Test func searches() throws {
        #expect(try machine.show("StringProtocol.hasPrefix(_:)", text("hello"), text("he")) == "true")
        #expect(try machine.show("StringProtocol.hasSuffix(_:)", text("hello"), text("lo")) == "true")
        #expect(try machine.show("StringProtocol.contains(_:)", text("hello"), text("ell")) == "true")
        #expect(try machine.show("StringProtocol.contains(_:)", text("hello"), machine.character("z")) == "false")
        #expect(try machine.show("StringProtocol.localizedStandardContains(_:)", text("Crème"), text("creme")) == "true")
        #expect(try machine.show("_placeOfText(_:_:_:)", text("aXbx"), text("x"), .int(1)) == "[1, 2]")
        #expect(try machine.show("_placeOfText(_:_:_:)", text("aXbx"), text("q"), .int(0)) == "[]")
    }

    @Test func parts() throws {
        #expect(try machine.show("StringProtocol.components(separatedBy:)", text("a,b,,c"), text(",")) == "[\"a\", \"b\", \"\", \"c\"]")
        #expect(try machine.show("_splitText(_:_:_:_:_:)", text("a, b, c"), text(", "), .int(1), .bool(true), .int(0)) == "[\"a\", \"b, c\"]")
        #expect(try machine.show("StringProtocol.replacingOccurrences(of:with:)", text("a-b-c"), text("-"), text("+")) == "a+b+c")
        #expect(try machine.show("_joinedText(_:_:)", machine.array(text("a"), text("b")), text(", ")) == "a, b")
        #expect(try machine.show("_padded(_:_:_:_:)", text("ab"), .int(5), text("12"), .int(1)) == "ab212")
        #expect(try machine.show("_padded(_:_:_:_:)", text("abcdef"), .int(3), text(" "), .int(0)) == "abc")
    }

    @Test func changesLeaveCopiesAlone() throws {
        var place = text("ab")
        machine.machine.heap.retain(place)
        let copy = place
        _ = try machine.change(&place, "String.append(_:)", text("cd"))
        _ = try machine.change(&place, "String._replace(_:_:_:)", .int(1), .int(3), text("-"))
        #expect(machine.machine.heap.string(place) == "a-d")
        #expect(machine.machine.heap.string(copy) == "ab")
    }

    @Test func longResultsAreRefused() {
        #expect(machine.trap("String.init(repeating:count:)", text("ab"), .int(-1)) == "Negative count not allowed")
        #expect(machine.trap("String.init(repeating:count:)", text("ab"), .int(1 << 40)) == "memory budget")
        #expect(machine.trap("String.init(repeating:count:)", text("ab"), .int(.max)) == "memory budget")
        #expect(machine.trap("_padded(_:_:_:_:)", text("ab"), .int(1 << 40), text(" "), .int(0)) == "memory budget")
        #expect(machine.trap("String.init(_:radix:uppercase:)", .int(1), .int(99), .bool(false)) == "Radix must be between 2 and 36")
        #expect(machine.trap("Character.init(_:)", text("ab"))
            == "Can't form a Character from a String containing more than one extended grapheme cluster")
    }

    @Test(arguments: [
        ("%d items", "3 items"), ("%5d|", "    3|"), ("%-5d|", "3    |"), ("%05d", "00003"), ("%x", "3"), ("%+d", "+3"),
        ("%ld%%", "3%"), ("%03d", "003"), ("%2$@ %1$@", "3.14159 3"), ("%lld", "3"),
    ])
    func formatsOfAnInteger(format: String, expected: String) throws {
        let values = machine.array(.int(3), .double(3.14159))
        #expect(try machine.show("String.init(format:_:)", text(format), values) == expected)
    }

    @Test(arguments: [
        ("%.2f", "3.14"), ("%f", "3.141590"), ("%8.3f|", "   3.142|"), ("%08.3f", "0003.142"), ("%g", "3.14159"),
        ("%.0f", "3"), ("%e", "3.141590e+00"), ("%@", "3.14159"), ("%.1f°", "3.1°"),
    ])
    func formatsOfADouble(format: String, expected: String) throws {
        #expect(try machine.show("String.init(format:_:)", text(format), machine.array(.double(3.14159))) == expected)
    }

    @Test func formatsThatDoNotFitTheirArgumentsTrap() {
        func trap(_ format: String, _ value: Value) -> String? {
            machine.trap("String.init(format:_:)", text(format), machine.array(value))
        }
        #expect(trap("%d %d", .int(1)) == "the format has more specifiers than there are arguments: 1")
        #expect(trap("%d", .double(1)) == "%d in a format takes an integer")
        #expect(trap("%f", .int(1)) == "%f in a format takes a Double, not 1")
        #expect(trap("%3$d", .int(1)) == "the format names argument 3, but there are 1")
        #expect(trap("%", .int(1)) == "the format ends inside a specifier")
        #expect(trap("%99999999d", .int(1)) == "a field of a format may be 10000 wide, no more")
        #expect(trap("%n", .int(1)) == "%n is not a specifier of a format")
    }
}
