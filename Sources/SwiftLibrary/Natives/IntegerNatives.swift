import SwiftInterpreter

extension StandardNatives {
    /// The members of one integer type.
    static func integers<Number: FixedWidthInteger & NativeNumber>(
        _: Number.Type, _ type: String
    ) -> [String: NativeFunction] {
        var natives = NativeTable()
        addOperators(of: Number.self, type, to: &natives)
        addConversions(to: Number.self, type, to: &natives)
        addMembers(of: Number.self, type, to: &natives)
        addSteps(of: Number.self, type, to: &natives)
        return natives.byName
    }

    // MARK: Operators, for calls through a protocol or as values

    private static func addOperators<Number: FixedWidthInteger & NativeNumber>(
        of _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        let partial: [(String, (Number, Number) -> (partialValue: Number, overflow: Bool))] = [
            ("+", { $0.addingReportingOverflow($1) }), ("-", { $0.subtractingReportingOverflow($1) }),
            ("*", { $0.multipliedReportingOverflow(by: $1) }),
        ]
        for (name, operation) in partial {
            addOperator(name, type, to: &natives) { (left: Number, right: Number) throws(Interruption) in
                let (result, overflow) = operation(left, right)
                if overflow { throw .trap("Arithmetic operation '\(left) \(name) \(right)' (on type '\(type)') results in an overflow") }
                return result
            }
        }
        addOperator("/", type, to: &natives) { (left: Number, right: Number) throws(Interruption) in
            if right == 0 { throw .trap("Division by zero") }
            let (result, overflow) = left.dividedReportingOverflow(by: right)
            if overflow { throw .trap("Arithmetic operation '\(left) / \(right)' (on type '\(type)') results in an overflow") }
            return result
        }
        addOperator("%", type, to: &natives) { (left: Number, right: Number) throws(Interruption) in
            if right == 0 { throw .trap("Division by zero in remainder operation") }
            let (result, overflow) = left.remainderReportingOverflow(dividingBy: right)
            if overflow { throw .trap("Arithmetic operation '\(left) % \(right)' (on type '\(type)') results in an overflow") }
            return result
        }
        let total: [(String, (Number, Number) -> Number)] = [
            ("&+", { $0 &+ $1 }), ("&-", { $0 &- $1 }), ("&*", { $0 &* $1 }), ("&", { $0 & $1 }), ("|", { $0 | $1 }),
            ("^", { $0 ^ $1 }), ("<<", { $0 << $1 }), (">>", { $0 >> $1 }),
        ]
        for (name, operation) in total {
            addOperator(name, type, to: &natives) { (left: Number, right: Number) throws(Interruption) in
                operation(left, right)
            }
        }
        addComparisons(of: Number.self, type, to: &natives)
        natives.add("\(type).~(a:)") { _, arguments in (~Number(arguments.operand)).value }
        natives.add("\(type).any<<(lhs:rhs:)") { _, arguments in
            let (left, right) = arguments.operands
            return (Number(left) << (AnyNumber(right)?.integer(Int.self) ?? Int.max)).value
        }
        natives.add("\(type).any>>(lhs:rhs:)") { _, arguments in
            let (left, right) = arguments.operands
            return (Number(left) >> (AnyNumber(right)?.integer(Int.self) ?? Int.max)).value
        }
    }

    /// An operator, and the one that assigns its result.
    static func addOperator<Number: NativeNumber>(
        _ name: String, _ type: String, to natives: inout NativeTable,
        _ operation: @escaping (Number, Number) throws(Interruption) -> Number
    ) {
        natives.add("\(type).\(name)(lhs:rhs:)") { _, arguments throws(Interruption) in
            let (left, right) = arguments.operands
            return try operation(Number(left), Number(right)).value
        }
        natives.add("\(type).\(name)=(lhs:rhs:)") { _, arguments throws(Interruption) in
            let (left, right) = arguments.operands
            arguments[arguments.count - 2] = try operation(Number(left), Number(right)).value
            return .void
        }
    }

    static func addComparisons<Number: NativeNumber & Comparable>(
        of _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        let comparisons: [(String, (Number, Number) -> Bool)] = [
            ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }), (">", { $0 > $1 }),
            (">=", { $0 >= $1 }),
        ]
        for (name, comparison) in comparisons {
            natives.add("\(type).\(name)(lhs:rhs:)") { _, arguments in
                let (left, right) = arguments.operands
                return .bool(comparison(Number(left), Number(right)))
            }
        }
    }

    // MARK: Conversions

    private static func addConversions<Number: FixedWidthInteger & NativeNumber>(
        to _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        natives.add("\(type).init()") { _, _ in Number(0).value }
        natives.add("\(type).init(_:)") { machine, arguments throws(Interruption) in
            guard let source = AnyNumber(arguments[0]) else {
                throw .trap("\(machine.types[arguments[0].type].name) is not a number that \(type) can be made of")
            }
            if let number = source.integer(Number.self) { return number.value }
            throw conversionTrap(source, Number.self, type)
        }
        natives.add("\(type).init(exactly:)") { _, arguments in
            let number = arguments[0].asDouble
            return Number(exactly: number)?.value.wrapped ?? .none
        }
        natives.add("\(type).init(exactlyInteger:)") { _, arguments in
            AnyNumber(arguments[0])?.integer(Number.self)?.value.wrapped ?? .none
        }
        natives.add("\(type).init(clamping:)") { _, arguments in
            switch AnyNumber(arguments[0]) {
            case .signed(let number)?: Number(clamping: number).value
            case .unsigned(let number)?: Number(clamping: number).value
            default: Number(0).value
            }
        }
        natives.add("\(type).init(truncatingIfNeeded:)") { _, arguments in
            Number(truncatingIfNeeded: arguments[0].payload).value
        }
        natives.add("\(type).init(text:)") { machine, arguments in
            Number(machine.text(arguments[0]))?.value.wrapped ?? .none
        }
        natives.add("\(type).init(text:radix:)") { machine, arguments throws(Interruption) in
            guard (2...36).contains(arguments.int(1)) else { throw .trap("Radix not in range 2...36") }
            return Number(machine.text(arguments[0]), radix: arguments.int(1))?.value.wrapped ?? .none
        }
    }

    /// The words in which the machine's own conversions refuse a number.
    private static func conversionTrap<Number: FixedWidthInteger>(
        _ source: AnyNumber, _: Number.Type, _ type: String
    ) -> Interruption {
        guard case .floating(let number) = source else { return .trap("Not enough bits to represent the passed value") }
        let problem = "Double value cannot be converted to \(type) because"
        if !number.isFinite { return .trap("\(problem) it is either infinite or NaN") }
        return .trap("\(problem) the result would be \(number < 0 ? "less than \(type).min" : "greater than \(type).max")")
    }

    // MARK: Members

    private static func addMembers<Number: FixedWidthInteger & NativeNumber>(
        of _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        natives.add("\(type).min") { _, _ in Number.min.value }
        natives.add("\(type).max") { _, _ in Number.max.value }
        natives.add("\(type).zero") { _, _ in Number.zero.value }
        natives.add("\(type).bitWidth") { _, _ in .int(Number.bitWidth) }
        natives.add("\(type).isSigned") { _, _ in .bool(Number.isSigned) }
        natives.add("\(type).description") { machine, arguments in
            machine.heap.makeString(String(Number(arguments[0])))
        }
        natives.add("\(type).formatted()") { machine, arguments in
            machine.heap.makeString(groupedDigits(String(Number(arguments[0]))))
        }
        natives.add("\(type).isMultiple(of:)") { _, arguments in
            .bool(Number(arguments[0]).isMultiple(of: Number(arguments[1])))
        }
        natives.add("\(type).signum()") { _, arguments in Number(arguments[0]).signum().value }
        natives.add("\(type).nonzeroBitCount") { _, arguments in .int(Number(arguments[0]).nonzeroBitCount) }
        natives.add("\(type).leadingZeroBitCount") { _, arguments in .int(Number(arguments[0]).leadingZeroBitCount) }
        natives.add("\(type).trailingZeroBitCount") { _, arguments in .int(Number(arguments[0]).trailingZeroBitCount) }
        natives.add("\(type).byteSwapped") { _, arguments in Number(arguments[0]).byteSwapped.value }
        natives.add("\(type)._addOverflows(_:_:)") { _, arguments in
            .bool(Number(arguments[0]).addingReportingOverflow(Number(arguments[1])).overflow)
        }
        natives.add("\(type)._subtractOverflows(_:_:)") { _, arguments in
            .bool(Number(arguments[0]).subtractingReportingOverflow(Number(arguments[1])).overflow)
        }
        natives.add("\(type)._multiplyOverflows(_:_:)") { _, arguments in
            .bool(Number(arguments[0]).multipliedReportingOverflow(by: Number(arguments[1])).overflow)
        }
    }

    // MARK: Walking and drawing

    private static func addSteps<Number: FixedWidthInteger & NativeNumber>(
        of _: Number.Type, _ type: String, to natives: inout NativeTable
    ) {
        natives.add("\(type)._successor(_:)") { _, arguments throws(Interruption) in
            try moved(Number(arguments[0]), by: 1, type).value
        }
        natives.add("\(type)._predecessor(_:)") { _, arguments throws(Interruption) in
            try moved(Number(arguments[0]), by: -1, type).value
        }
        let advance: NativeFunction = { _, arguments throws(Interruption) in
            try moved(Number(arguments[0]), by: arguments.int(1), type).value
        }
        natives.add("\(type)._advance(_:_:)", advance)
        natives.add("\(type).advanced(by:)", advance)
        let distance: NativeFunction = { _, arguments throws(Interruption) in
            .int(try self.distance(from: Number(arguments[0]), to: Number(arguments[1])))
        }
        natives.add("\(type)._distance(_:_:)", distance)
        natives.add("\(type).distance(to:)", distance)
        natives.add("\(type)._strideValue(_:_:_:_:_:)") { _, arguments in
            let start = Number(arguments[0]), end = Number(arguments[3])
            let step = arguments.int(1), count = arguments.int(2)
            let (offset, overflow) = step.multipliedReportingOverflow(by: count)
            guard !overflow, let value = movedIfPossible(start, by: offset) else { return .none }
            let isInside = arguments.bool(4)
                ? (step > 0 ? value <= end : value >= end)
                : (step > 0 ? value < end : value > end)
            return isInside ? value.value.wrapped : .none
        }
        natives.add("\(type)._integer(from:through:bits:)") { _, arguments in
            let low = Number(arguments[0]), high = Number(arguments[1])
            // The number of values less 1, which fits in 64 bits even for the whole type.
            let span = UInt64(truncatingIfNeeded: high) &- UInt64(truncatingIfNeeded: low)
            let bits = arguments[2].payload
            let offset = span == UInt64.max ? bits : bits.multipliedFullWidth(by: span + 1).high
            return Number(truncatingIfNeeded: UInt64(truncatingIfNeeded: low) &+ offset).value
        }
    }

    private static func movedIfPossible<Number: FixedWidthInteger>(_ number: Number, by distance: Int) -> Number? {
        if let step = Number(exactly: distance) {
            let (result, overflow) = number.addingReportingOverflow(step)
            return overflow ? nil : result
        }
        guard distance < 0, let step = Number(exactly: distance.magnitude) else { return nil }
        let (result, overflow) = number.subtractingReportingOverflow(step)
        return overflow ? nil : result
    }

    private static func moved<Number: FixedWidthInteger>(
        _ number: Number, by distance: Int, _ type: String
    ) throws(Interruption) -> Number {
        if let result = movedIfPossible(number, by: distance) { return result }
        throw .trap("Arithmetic operation '\(number) + \(distance)' (on type '\(type)') results in an overflow")
    }

    private static func distance<Number: FixedWidthInteger>(
        from start: Number, to end: Number
    ) throws(Interruption) -> Int {
        let isBackwards = end < start
        let gap = isBackwards
            ? UInt64(truncatingIfNeeded: start) &- UInt64(truncatingIfNeeded: end)
            : UInt64(truncatingIfNeeded: end) &- UInt64(truncatingIfNeeded: start)
        guard let distance = Int(exactly: gap) else { throw .trap("Distance is not representable in Int") }
        return isBackwards ? -distance : distance
    }

    // MARK: Integers with a sign

    static func signedIntegers<Number: FixedWidthInteger & SignedInteger & NativeNumber>(
        _: Number.Type, _ type: String
    ) -> [String: NativeFunction] where Number.Magnitude: NativeNumber {
        [
            "\(type).-(a:)": { _, arguments throws(Interruption) in
                let number = Number(arguments.operand)
                let (result, overflow) = Number(0).subtractingReportingOverflow(number)
                if overflow { throw .trap("Arithmetic operation '-(\(number))' (on type '\(type)') results in an overflow") }
                return result.value
            },
            "\(type).magnitude": { _, arguments in Number(arguments[0]).magnitude.value },
            "\(type).abs(_:)": { _, arguments throws(Interruption) in
                let number = Number(arguments[0])
                guard let result = Number(exactly: number.magnitude) else {
                    throw .trap("Arithmetic operation 'abs(\(number))' (on type '\(type)') results in an overflow")
                }
                return result.value
            },
        ]
    }

    /// The digits of a whole number with a comma between the thousands.
    static func groupedDigits(_ digits: String) -> String {
        let sign = digits.hasPrefix("-") ? "-" : ""
        let bare = digits.dropFirst(sign.count)
        var result = ""
        for (index, digit) in bare.enumerated() {
            if index > 0, (bare.count - index).isMultiple(of: 3) { result += "," }
            result.append(digit)
        }
        return sign + result
    }
}
