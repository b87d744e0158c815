import SwiftInterpreter
import Testing

@Suite struct NumberNativesTests {
    let machine = NativeMachine()

    func uint8(_ number: UInt8) -> Value { Value(payload: UInt64(number), type: .uint8) }
    func int8(_ number: Int8) -> Value { Value(payload: UInt64(bitPattern: Int64(number)), type: .int8) }

    @Test func operatorsAsValues() throws {
        #expect(try machine.show("Int.+(lhs:rhs:)", .int(2), .int(3)) == "5")
        #expect(try machine.show("UInt8.&+(lhs:rhs:)", uint8(200), uint8(100)) == "44")
        #expect(try machine.show("Double.*(lhs:rhs:)", .double(1.5), .double(2)) == "3.0")
        #expect(try machine.show("Int8.>>(lhs:rhs:)", int8(-8), int8(1)) == "-4")
        var place = Value.int(40)
        _ = try machine.change(&place, "Int.+=(lhs:rhs:)", .int(2))
        #expect(place.asInt == 42)
    }

    @Test func operatorsOfAProtocolHaveTheTypeInFront() throws {
        #expect(try machine.show("Int.-(lhs:rhs:)", .metatype(.int), .int(2), .int(3)) == "-1")
        #expect(try machine.show("BinaryInteger.<<(lhs:rhs:)", .metatype(.uint8), uint8(3), .int(2)) == "12")
    }

    @Test func overflowAndDivisionByZeroTrap() {
        #expect(machine.trap("UInt8.+(lhs:rhs:)", uint8(200), uint8(100))
            == "Arithmetic operation '200 + 100' (on type 'UInt8') results in an overflow")
        #expect(machine.trap("Int8.-(a:)", int8(-128)) == "Arithmetic operation '-(-128)' (on type 'Int8') results in an overflow")
        #expect(machine.trap("Int./(lhs:rhs:)", .int(1), .int(0)) == "Division by zero")
        #expect(machine.trap("Int.%(lhs:rhs:)", .int(1), .int(0)) == "Division by zero in remainder operation")
        #expect(machine.trap("Int./(lhs:rhs:)", .int(.min), .int(-1)) != nil)
        #expect(machine.trap("abs(_:)", .int(.min)) == "Arithmetic operation 'abs(-9223372036854775808)' (on type 'Int') results in an overflow")
    }

    @Test func conversionsThatDoNotFitTrap() throws {
        #expect(machine.trap("UInt8.init(_:)", .int(300)) == "Not enough bits to represent the passed value")
        #expect(machine.trap("Int.init(_:)", .double(.nan))
            == "Double value cannot be converted to Int because it is either infinite or NaN")
        #expect(machine.trap("Int.init(_:)", .double(1e300))
            == "Double value cannot be converted to Int because the result would be greater than Int.max")
        #expect(try machine.show("Int.init(_:)", .double(-2.9)) == "-2")
        #expect(try machine.show("UInt8.init(clamping:)", .int(300)) == "255")
        #expect(try machine.show("UInt8.init(truncatingIfNeeded:)", .int(300)) == "44")
        #expect(try machine.show("UInt8.init(exactlyInteger:)", .int(300)) == "nil")
        #expect(try machine.show("Int.init(exactly:)", .double(2.5)) == "nil")
        #expect(try machine.show("Int.init(exactly:)", .double(2)) == "Optional(2)")
    }

    @Test func numbersFromText() throws {
        #expect(try machine.show("Int.init(text:)", machine.text("-42")) == "Optional(-42)")
        #expect(try machine.show("Int.init(text:)", machine.text("4 2")) == "nil")
        #expect(try machine.show("UInt8.init(text:)", machine.text("256")) == "nil")
        #expect(try machine.show("Int.init(text:radix:)", machine.text("ff"), .int(16)) == "Optional(255)")
        #expect(machine.trap("Int.init(text:radix:)", machine.text("1"), .int(1)) == "Radix not in range 2...36")
        #expect(try machine.show("Double.init(text:)", machine.text("2.50")) == "Optional(2.5)")
        #expect(try machine.show("Bool.init(text:)", machine.text("true")) == "Optional(true)")
    }

    @Test func strides() throws {
        func values(_ start: Value, _ step: Value, _ end: Value, through: Bool) throws -> [String] {
            var result: [String] = []
            while result.count < 10 {
                let value = try machine.call("_strideValue(_:_:_:_:_:)", start, step, .int(result.count), end, .bool(through))
                if value.isNil { break }
                result.append(try machine.machine.describe(value.unwrapped))
            }
            return result
        }
        #expect(try values(.int(0), .int(3), .int(9), through: false) == ["0", "3", "6"])
        #expect(try values(.int(0), .int(3), .int(9), through: true) == ["0", "3", "6", "9"])
        #expect(try values(.int(3), .int(-1), .int(0), through: false) == ["3", "2", "1"])
        #expect(try values(.int(.max - 1), .int(2), .int(.max), through: true).count == 1)
        #expect(try values(.double(0), .double(0.1), .double(0.3), through: false)
            == Array(stride(from: 0.0, to: 0.3, by: 0.1)).map { "\($0)" })
        #expect(machine.trap("_requireStep(_:)", .int(0)) == "Stride size must not be zero")
    }

    @Test func walkingStopsAtTheTypesEnd() throws {
        #expect(try machine.show("_successor(_:)", uint8(254)) == "255")
        #expect(machine.trap("_successor(_:)", uint8(255)) != nil)
        #expect(try machine.show("_distance(_:_:)", int8(-128), int8(127)) == "255")
        #expect(machine.trap("_distance(_:_:)", .int(.min), .int(.max)) == "Distance is not representable in Int")
        #expect(machine.trap("_successor(_:)", .bool(true)) == "values of type Bool cannot be counted")
    }

    @Test func randomNumbersFollowFromTheSeedAndStayInRange() throws {
        let again = NativeMachine()
        for _ in 0..<200 {
            let bits = try machine.call("_randomBits()")
            #expect(try again.call("_randomBits()").payload == bits.payload)
            let number = try machine.call("_integer(from:through:bits:)", int8(-3), int8(3), bits)
            #expect((-3...3).contains(number.asInt))
            let fraction = try machine.call("_float(from:to:bits:)", .double(2), .double(3), bits)
            #expect((2..<3).contains(fraction.asDouble))
        }
        let whole = try machine.call("_integer(from:through:bits:)", .int(.min), .int(.max), .int(-1))
        #expect(whole.asInt == .max)
    }

    @Test func groupsOfThousands() throws {
        #expect(try machine.show("Int.formatted()", .int(1_234_567)) == "1,234,567")
        #expect(try machine.show("Int.formatted()", .int(-123)) == "-123")
        #expect(try machine.show("Double.formatted()", .double(1234.5)) == "1,234.5")
        #expect(try machine.show("Double.formatted()", .double(2)) == "2")
    }

    @Test func mathematicsKeepsTheType() throws {
        #expect(try machine.show("sqrt(_:)", .double(16)) == "4.0")
        #expect(try machine.call("sqrt(_:)", .float(16)).asFloat == 4)
        #expect(try machine.show("pow(_:_:)", .double(2), .double(10)) == "1024.0")
        #expect(try machine.show("_rounded(_:_:)", .double(2.5), .int(1)) == "2.0")
    }
}
