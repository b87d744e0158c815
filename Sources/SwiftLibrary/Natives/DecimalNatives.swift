import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// Decimal numbers as texts, computed by Foundation's own.
    static func decimals() -> [String: NativeFunction] {
        [
            "_decimalText(_:)": { machine, arguments throws(Interruption) in
                let value = arguments[0].asDouble
                guard !value.isInfinite else { throw .trap("Cannot convert infinity to Decimal") }
                return machine.heap.makeString(Decimal(value).description)
            },
            "_decimalRead(_:)": { machine, arguments in
                // A number has no more than 38 digits and 127 zeros: what is behind them does not count.
                let text = String(machine.text(arguments[0]).prefix(longestText))
                return machine.optional(Decimal(string: text).map { machine.heap.makeString($0.description) })
            },
            "_decimalResult(_:_:_:)": { machine, arguments throws(Interruption) in
                let left = machine.decimal(arguments[1])
                let operation = machine.text(arguments[0])
                let result: Decimal
                switch operation {
                case "power", "shift":
                    let number = Int(machine.text(arguments[2])) ?? 0
                    result = operation == "power" ? power(left, number) : shifted(left, by: number)
                default: result = combined(left, operation, machine.decimal(arguments[2]))
                }
                try machine.charge(steps: 20)
                return machine.heap.makeString(result.description)
            },
            "_decimalOrder(_:_:)": { machine, arguments in
                let (left, right) = (machine.decimal(arguments[0]), machine.decimal(arguments[1]))
                return .int(left < right ? -1 : left == right ? 0 : 1)
            },
            "_decimalRounded(_:_:_:)": { machine, arguments in
                var value = machine.decimal(arguments[0])
                if value.isNaN { return machine.heap.makeString(value.description) }
                var result = Decimal()
                let modes: [NSDecimalNumber.RoundingMode] = [.plain, .down, .up, .bankers]
                let scale = max(-mostZeros, min(mostZeros, arguments.int(1)))
                NSDecimalRound(&result, &value, scale, modes[max(0, min(3, arguments.int(2)))])
                return machine.heap.makeString(result.description)
            },
            "_decimalDouble(_:)": { machine, arguments in
                let value = machine.decimal(arguments[0])
                return .double(value.isNaN ? .nan : NSDecimalNumber(decimal: value).doubleValue)
            },
        ]
    }

    /// The exponent of a decimal number is between this and its negative.
    private static let mostZeros = 127
    private static let longestText = 400

    private static func combined(_ left: Decimal, _ operation: String, _ right: Decimal) -> Decimal {
        if left.isNaN || right.isNaN { return .nan }
        switch operation {
        case "+": return left + right
        case "-": return left - right
        case "*": return left * right
        default: return right == 0 ? .nan : left / right
        }
    }

    private static func power(_ base: Decimal, _ exponent: Int) -> Decimal {
        if base.isNaN || base == 0, exponent < 0 { return .nan }
        // More than these makes no difference: the result is out of range, or it is 0, 1 or -1.
        let times = exponent.magnitude > 4_096 ? 4_096 + exponent.magnitude % 2 : exponent.magnitude
        var result = Decimal(1)
        for _ in 0..<times where !result.isNaN { result = combined(result, "*", base) }
        return exponent < 0 ? combined(1, "/", result) : result
    }

    /// The number with its point moved.
    private static func shifted(_ value: Decimal, by places: Int) -> Decimal {
        if value.isNaN || value == 0 { return value }
        let exponent = value.exponent.addingReportingOverflow(places)
        guard !exponent.overflow, (-mostZeros...mostZeros).contains(exponent.partialValue) else { return .nan }
        return Decimal(sign: value.sign, exponent: places, significand: value.magnitude)
    }
}

private extension Machine {
    func decimal(_ text: Value) -> Decimal { Decimal(string: self.text(text)) ?? .nan }
}
