import SwiftInterpreter
import Testing

@Suite struct CollectionNativesTests {
    let machine = NativeMachine()

    func show(_ value: Value) throws -> String { try machine.machine.describe(value) }

    @Test func arraysChangeInPlace() throws {
        var place = machine.ints(1, 2, 3)
        _ = try machine.change(&place, "Array.append(_:)", .int(4))
        _ = try machine.change(&place, "Array.insert(_:at:)", .int(0), .int(0))
        _ = try machine.change(&place, "Array.swapAt(_:_:)", .int(0), .int(4))
        _ = try machine.change(&place, "Array.subscript(_:).set", .int(1), .int(9))
        #expect(try show(place) == "[4, 9, 2, 3, 0]")
        #expect(try show(try machine.change(&place, "Array.remove(at:)", .int(1))) == "9")
        #expect(try show(try machine.change(&place, "Array.popLast()")) == "Optional(0)")
        _ = try machine.change(&place, "Array._replace(_:_:_:)", .int(1), .int(2), machine.ints(7, 8))
        _ = try machine.change(&place, "Array.reverse()")
        #expect(try show(place) == "[3, 8, 7, 4]")
        _ = try machine.change(&place, "Array.removeAll(keepingCapacity:)", .bool(false))
        #expect(try show(place) == "[]")
    }

    @Test func aCopyOfAnArrayKeepsItsElements() throws {
        var place = machine.ints(1, 2)
        machine.machine.heap.retain(place)
        let copy = place
        _ = try machine.change(&place, "Array.append(_:)", .int(3))
        #expect(try show(copy) == "[1, 2]")
        #expect(try show(place) == "[1, 2, 3]")
    }

    @Test func arraysCheckTheirIndices() {
        let array = machine.ints(1, 2, 3)
        #expect(machine.trap("Array.subscript(_:)", array, .int(3)) == "Index out of range")
        #expect(machine.trap("Array.subscript(_:)", array, .int(-1)) == "Index out of range")
        #expect(machine.trap("Array._part(_:_:)", array, .int(1), .int(4)) == "Array index is out of range")
        #expect(machine.trap("Array.insert(_:at:)", array, .int(0), .int(4)) == "Array index is out of range")
        #expect(machine.trap("Array.removeFirst()", machine.ints()) == "Can't remove first element from an empty collection")
        #expect(machine.trap("Array.removeLast()", machine.ints()) == "Can't remove last element from an empty collection")
        #expect(machine.trap("Array.init(repeating:count:)", .int(0), .int(-1)) == "Can't construct Array with count < 0")
    }

    @Test func hugeArraysAreRefused() {
        #expect(machine.trap("Array.init(repeating:count:)", .int(0), .int(1_000_000_000)) == "memory budget")
        #expect(machine.trap("Array.init(repeating:count:)", .int(0), .int(.max)) == "memory budget")
        #expect(machine.trap("Array.reserveCapacity(_:)", machine.ints(), .int(.max)) == "memory budget")
    }

    @Test func primitivesAreSortedAtOnce() throws {
        #expect(try machine.show("Array._sortedPrimitives()", machine.ints(3, 1, 2)) == "Optional([1, 2, 3])")
        let texts = machine.array(machine.text("b"), machine.text("a"))
        #expect(try machine.show("Array._sortedPrimitives()", texts) == "Optional([\"a\", \"b\"])")
        #expect(try machine.show("Array._sortedPrimitives()", machine.array(.bool(true), .bool(false))) == "nil")
    }

    @Test func searchesInArrays() throws {
        let texts = machine.array(machine.text("a"), machine.text("b"), machine.text("a"))
        #expect(try machine.show("Array.contains(_:)", texts, machine.text("b")) == "true")
        #expect(try machine.show("Array.firstIndex(of:)", texts, machine.text("a")) == "Optional(0)")
        #expect(try machine.show("Array.lastIndex(of:)", texts, machine.text("a")) == "Optional(2)")
        #expect(try machine.show("Array.firstIndex(of:)", texts, machine.text("c")) == "nil")
    }

    @Test func shufflesFollowFromTheSeed() throws {
        let first = try machine.show("Array.shuffled()", machine.ints(1, 2, 3, 4, 5, 6, 7, 8))
        let again = NativeMachine()
        #expect(try again.show("Array.shuffled()", again.ints(1, 2, 3, 4, 5, 6, 7, 8)) == first)
        let other = NativeMachine(seed: 2)
        #expect(try other.show("Array.shuffled()", other.ints(1, 2, 3, 4, 5, 6, 7, 8)) != first)
    }

    @Test func dictionariesKeepTheOrderOfTheirKeys() throws {
        var table = try machine.call("Dictionary.init()")
        for (key, number) in [("b", 2), ("a", 1), ("c", 3)] {
            _ = try machine.change(&table, "Dictionary.updateValue(_:forKey:)", .int(number), machine.text(key))
        }
        #expect(try machine.show("Dictionary._keys", table) == "[\"b\", \"a\", \"c\"]")
        #expect(try show(try machine.change(&table, "Dictionary.updateValue(_:forKey:)", .int(9), machine.text("b"))) == "Optional(2)")
        #expect(try show(try machine.change(&table, "Dictionary.removeValue(forKey:)", machine.text("a"))) == "Optional(1)")
        #expect(try show(try machine.change(&table, "Dictionary.removeValue(forKey:)", machine.text("zzz"))) == "nil")
        #expect(try machine.show("Dictionary.subscript(_:)", table, machine.text("b")) == "Optional(9)")
        _ = try machine.change(&table, "Dictionary.subscript(_:).set", machine.text("d"), Value.int(4).wrapped)
        _ = try machine.change(&table, "Dictionary.subscript(_:).set", machine.text("b"), .none)
        #expect(try machine.show("Dictionary._entries", table) == "[(key: \"c\", value: 3), (key: \"d\", value: 4)]")
        #expect(try machine.show("Dictionary.first", table) == "Optional((key: \"c\", value: 3))")
        #expect(try machine.show("Dictionary.count", table) == "2")
    }

    @Test func setsHoldEachValueOnce() throws {
        var set = try machine.call("Set.init()")
        #expect(try machine.change(&set, "Set._insert(_:)", .int(1)).asBool)
        #expect(!(try machine.change(&set, "Set._insert(_:)", .int(1)).asBool))
        _ = try machine.change(&set, "Set._insert(contentsOf:)", machine.ints(2, 1, 3))
        #expect(try machine.show("Set._elements", set) == "[1, 2, 3]")
        #expect(try machine.show("Set.contains(_:)", set, .int(2)) == "true")
        #expect(try show(try machine.change(&set, "Set.remove(_:)", .int(2))) == "Optional(2)")
        #expect(try machine.show("Set.first", set) == "Optional(1)")
        #expect(try machine.show("Set.count", set) == "2")
    }

    @Test func equalValuesHaveEqualHashes() throws {
        let a = machine.array(machine.text("é"), .int(1)), b = machine.array(machine.text("e\u{301}"), .int(1))
        #expect(try machine.show("Equatable.==(_:_:)", a, b) == "true")
        #expect(try machine.call("Hashable.hashValue", a).asInt == machine.call("Hashable.hashValue", b).asInt)
    }
}
