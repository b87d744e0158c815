import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// The members of Double or Float.
    static func floats<Number: BinaryFloatingPoint & NativeNumber & LosslessStringConvertible & CustomStringConvertible, Bits: NativeNumber>(
        _: Number.Type, _ type: String, bits: @escaping (Number) -> Bits, make: @escaping (Bits) -> Number
    ) -> [String: NativeFunction] {
        var natives = NativeTable()
        let operators: [(String, (Number, Number) -> Number)] = [
            ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
        ]
        for (name, operation) in operators {
            addOperator(name, type, to: &natives) { (left: Number, right: Number) throws(Interruption) in
                operation(left, right)
            }
        }
        addComparisons(of: Number.self, type, to: &natives)
        addConversions(to: Number.self, type, make: make, to: &natives)
        addMembers(of: Number.self, type, bits: bits, to: &natives)
        addSteps(of: Number.self, type, to: &natives)
        return natives.byName
    }

    private static func addConversions<Number: BinaryFloatingPoint & NativeNumber & LosslessStringConvertible, Bits: NativeNumber>(
        to _: Number.Type, _ type: String, make: @escaping (Bits) -> Number, to natives: inout NativeTable
    ) {
        natives.add("\(type).init()") { _, _ in Number(0).value }
        natives.add("\(type).init(_:)") { machine, arguments throws(Interruption) in
            switch AnyNumber(arguments[0]) {
            case .signed(let number)?: return Number(number).value
            case .unsigned(let number)?: return Number(number).value
            case .floating(let number)?: return Number(number).value
            case nil: throw .trap("\(machine.types[arguments[0].type].name) is not a number that \(type) can be made of")
            }
        }
        natives.add("\(type).init(text:)") { machine, arguments in
            Number(machine.text(arguments[0]))?.value.wrapped ?? .none
        }
        natives.add("\(type).init(exactly:)") { _, arguments in
            switch AnyNumber(arguments[0]) {
            case .signed(let number)?: Number(exactly: number)?.value.wrapped ?? .none
            case .unsigned(let number)?: Number(exactly: number)?.value.wrapped ?? .none
            case .floating(let number)?: Number(exactly: number)?.value.wrapped ?? .none
            case nil: .none
            }
        }
        natives.add("\(type).init(signOf:magnitudeOf:)") { _, arguments in
            Number(signOf: Number(arguments[0]), magnitudeOf: Number(arguments[1])).value
        }
        natives.add("\(type).init(bitPattern:)") { _, arguments in make(Bits(arguments[0])).value }
    }

    private static func addMembers<Number: BinaryFloatingPoint & NativeNumber & CustomStringConvertible, Bits: NativeNumber>(
        of _: Number.Type, _ type: String, bits: @escaping (Number) -> Bits, to natives: inout NativeTable
    ) {
        let constants: [(String, Number)] = [
            ("pi", .pi), ("infinity", .infinity), ("nan", .nan), ("zero", .zero),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude), ("leastNormalMagnitude", .leastNormalMagnitude),
            ("leastNonzeroMagnitude", .leastNonzeroMagnitude), ("ulpOfOne", .ulpOfOne),
        ]
        for (name, constant) in constants { natives.add("\(type).\(name)") { _, _ in constant.value } }
        let properties: [(String, (Number) -> Number)] = [
            ("rounded()", { $0.rounded() }), ("squareRoot()", { $0.squareRoot() }), ("magnitude", { $0.magnitude }),
            ("abs(_:)", { $0.magnitude }), ("nextUp", { $0.nextUp }), ("nextDown", { $0.nextDown }), ("ulp", { $0.ulp }),
        ]
        for (name, property) in properties {
            natives.add("\(type).\(name)") { _, arguments in property(Number(arguments[0])).value }
        }
        natives.add("\(type).-(a:)") { _, arguments in (-Number(arguments.operand)).value }
        let tests: [(String, (Number) -> Bool)] = [
            ("isNaN", { $0.isNaN }), ("isInfinite", { $0.isInfinite }), ("isFinite", { $0.isFinite }),
            ("isNormal", { $0.isNormal }), ("_isMinus(_:)", { $0.sign == .minus }),
        ]
        for (name, test) in tests {
            natives.add("\(type).\(name)") { _, arguments in .bool(test(Number(arguments[0]))) }
        }
        natives.add("\(type).remainder(dividingBy:)") { _, arguments in
            Number(arguments[0]).remainder(dividingBy: Number(arguments[1])).value
        }
        natives.add("\(type).truncatingRemainder(dividingBy:)") { _, arguments in
            Number(arguments[0]).truncatingRemainder(dividingBy: Number(arguments[1])).value
        }
        natives.add("\(type)._rounded(_:_:)") { _, arguments in
            let rules: [FloatingPointRoundingRule] = [
                .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
            ]
            let rule = arguments.int(1)
            return Number(arguments[0]).rounded(rules.indices.contains(rule) ? rules[rule] : .toNearestOrAwayFromZero).value
        }
        natives.add("\(type).bitPattern") { _, arguments in bits(Number(arguments[0])).value }
        natives.add("\(type).description") { machine, arguments in
            machine.heap.makeString(Number(arguments[0]).description)
        }
        natives.add("\(type).formatted()") { machine, arguments in
            machine.heap.makeString(groupedNumber(Double(Number(arguments[0])), fraction: 0...3))
        }
    }

    private static func addSteps<Number: BinaryFloatingPoint & NativeNumber>(
        of _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        natives.add("\(type)._strideValue(_:_:_:_:_:)") { _, arguments in
            let step = Number(arguments[1]), end = Number(arguments[3])
            let value = Number(arguments[0]) + Number(arguments.int(2)) * step
            let isInside = arguments.bool(4)
                ? (step > 0 ? value <= end : value >= end)
                : (step > 0 ? value < end : value > end)
            return isInside ? value.value.wrapped : .none
        }
        natives.add("\(type)._float(from:to:bits:)") { _, arguments in
            let low = Number(arguments[0]), high = Number(arguments[1])
            // 53 random bits make the fraction of a Double.
            let unit = Number(Double(arguments[2].payload >> 11) * 0x1p-53)
            let value = low + (high - low) * unit
            return (value < high || low == high ? value : low).value
        }
    }

    /// A number with commas between the thousands, and between so many and so many digits of a fraction.
    static func groupedNumber(_ number: Double, fraction: ClosedRange<Int>) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-∞" : "∞" }
        let text = String(format: "%.\(fraction.upperBound)f", number)
        let parts = text.split(separator: ".", maxSplits: 1)
        var decimals = parts.count == 2 ? parts[1] : ""
        while decimals.count > fraction.lowerBound, decimals.last == "0" { decimals.removeLast() }
        var whole = groupedDigits(String(parts[0]))
        if whole == "-0", decimals.isEmpty { whole = "0" }
        return decimals.isEmpty ? whole : "\(whole).\(decimals)"
    }
}
