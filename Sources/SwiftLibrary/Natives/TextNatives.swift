import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// String and Substring: making and changing; searches and places are in files of their own.
    static func texts() -> [String: NativeFunction] {
        var natives = textMembers()
        natives.merge(textChanges()) { _, new in new }
        natives.merge(textSearches()) { _, new in new }
        natives.merge(patterns()) { _, new in new }
        natives.merge(regexes()) { _, new in new }
        natives.merge(textPlaces()) { _, new in new }
        natives.merge(encodings()) { _, new in new }
        return natives
    }

    // MARK: Members

    private static func textMembers() -> [String: NativeFunction] {
        [
            "String.init()": { machine, _ in machine.heap.makeString("") },
            "Substring.init(_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], making: machine.heap.byteCount(arguments[0]))
                return machine.heap.makeString(machine.text(arguments[0]), type: .substring)
            },
            "String.init(repeating:count:)": { machine, arguments throws(Interruption) in
                let count = arguments.int(1)
                guard count >= 0 else { throw .trap("Negative count not allowed") }
                let (bytes, overflow) = machine.heap.byteCount(arguments[0]).multipliedReportingOverflow(by: count)
                guard !overflow, bytes < Heap.longestString else { throw .memoryBudget }
                if bytes == 0 { return machine.heap.makeString("") }
                try machine.charge(steps: 1 + bytes / 64, bytes: bytes)
                return machine.heap.makeString(String(repeating: machine.text(arguments[0]), count: count))
            },
            "String.init(_:radix:uppercase:)": { machine, arguments throws(Interruption) in
                let radix = arguments.int(1), uppercase = arguments.bool(2)
                guard (2...36).contains(radix) else { throw .trap("Radix must be between 2 and 36") }
                let digits = switch AnyNumber(arguments[0]) {
                case .signed(let number)?: String(number, radix: radix, uppercase: uppercase)
                case .unsigned(let number)?: String(number, radix: radix, uppercase: uppercase)
                default: ""
                }
                return machine.heap.makeString(digits)
            },
            "_foldedText(_:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], making: 3 * machine.heap.byteCount(arguments[0]))
                let options = NSString.CompareOptions(rawValue: UInt(truncatingIfNeeded: arguments[1].payload))
                let folded = machine.text(arguments[0]).folding(options: options.intersection([.caseInsensitive, .diacriticInsensitive]), locale: nil)
                return machine.heap.makeString(folded)
            },
            "StringProtocol.count": { machine, arguments throws(Interruption) in
                if !machine.heap.isASCII(arguments[0]) { try machine.charge(reading: arguments[0]) }
                return .int(machine.heap.characterCount(arguments[0]))
            },
            "StringProtocol.isEmpty": { machine, arguments in .bool(machine.heap.byteCount(arguments[0]) == 0) },
            "StringProtocol.first": { machine, arguments in
                machine.optional(machine.edgeCharacter(of: arguments[0], isLast: false))
            },
            "StringProtocol.last": { machine, arguments in
                machine.optional(machine.edgeCharacter(of: arguments[0], isLast: true))
            },
            "StringProtocol._characters": { machine, arguments throws(Interruption) in
                let text = arguments[0]
                try machine.charge(steps: 1 + machine.heap.byteCount(text), bytes: machine.heap.byteCount(text) * 16)
                return machine.characters(of: text)
            },
            "StringProtocol._scalarValues": { machine, arguments throws(Interruption) in
                try machine.charge(steps: 1 + machine.heap.byteCount(arguments[0]), bytes: machine.heap.byteCount(arguments[0]) * 16)
                return machine.heap.makeArray(taking: machine.text(arguments[0]).unicodeScalars.map { $0.value.value })
            },
            "StringProtocol.utf8": { machine, arguments throws(Interruption) in
                try machine.charge(steps: 1 + machine.heap.byteCount(arguments[0]), bytes: machine.heap.byteCount(arguments[0]) * 16)
                return machine.heap.makeArray(taking: machine.text(arguments[0]).utf8.map(\.value))
            },
            "StringProtocol.utf16": { machine, arguments throws(Interruption) in
                try machine.charge(steps: 1 + machine.heap.byteCount(arguments[0]), bytes: machine.heap.byteCount(arguments[0]) * 16)
                return machine.heap.makeArray(taking: machine.text(arguments[0]).utf16.map(\.value))
            },
            "StringProtocol.uppercased()": changed { $0.uppercased() },
            "StringProtocol.lowercased()": changed { $0.lowercased() },
            "StringProtocol.capitalized": changed { $0.capitalized },
        ]
    }

    /// A text of about the same length.
    private static func changed(_ change: @escaping (String) -> String) -> NativeFunction {
        { machine, arguments throws(Interruption) in
            try machine.charge(reading: arguments[0], making: machine.heap.byteCount(arguments[0]) * 2)
            return machine.heap.makeString(change(machine.text(arguments[0])))
        }
    }

    // MARK: Changes

    private static func textChanges() -> [String: NativeFunction] {
        let append: NativeFunction = { machine, arguments throws(Interruption) in
            var place = arguments[0]
            let added = machine.heap.byteCount(arguments[1])
            guard machine.heap.byteCount(place) + added < Heap.longestString else { throw .memoryBudget }
            try machine.charge(steps: 1 + added / 64, bytes: added)
            machine.heap.append(to: &place, string: arguments[1])
            arguments[0] = place
            return .void
        }
        return [
            "String.append(_:)": append,
            "String.+(lhs:rhs:)": { machine, arguments throws(Interruption) in
                let (left, right) = arguments.operands
                let bytes = machine.heap.byteCount(left) + machine.heap.byteCount(right)
                try machine.charge(steps: 1 + bytes / 64, bytes: bytes)
                return machine.heap.makeString(machine.text(left) + machine.text(right))
            },
            "String._replace(_:_:_:)": { machine, arguments throws(Interruption) in
                let old = arguments[0]
                try machine.charge(reading: old, arguments[3], making: machine.heap.byteCount(old))
                let bytes = Array(machine.text(old).utf8)
                let start = arguments.int(1), end = arguments.int(2)
                guard start >= 0, start <= end, end <= bytes.count else { throw .trap("String index is out of bounds") }
                let new = bytes[..<start] + Array(machine.text(arguments[3]).utf8) + bytes[end...]
                arguments[0] = machine.heap.makeString(String(decoding: new, as: UTF8.self))
                machine.heap.release(old)
                return .void
            },
            "_joinedText(_:_:)": { machine, arguments throws(Interruption) in
                let heap = machine.heap
                let separator = heap.byteCount(arguments[1])
                var bytes = 0
                heap.withElements(arguments[0]) { parts in
                    for part in parts { bytes += heap.byteCount(part) + separator }
                }
                guard bytes < Heap.longestString else { throw .memoryBudget }
                try machine.charge(steps: 1 + heap.arrayCount(arguments[0]) + bytes / 64, bytes: bytes)
                var joined: [UInt8] = []
                joined.reserveCapacity(bytes)
                heap.withElements(arguments[0]) { parts in
                    for (index, part) in parts.enumerated() {
                        if index > 0 { heap.withUTF8(arguments[1]) { joined.append(contentsOf: $0) } }
                        heap.withUTF8(part) { joined.append(contentsOf: $0) }
                    }
                }
                return joined.withUnsafeBufferPointer { heap.makeString(utf8: $0) }
            },
            "StringProtocol.replacingOccurrences(of:with:)": { machine, arguments throws(Interruption) in
                let heap = machine.heap
                let occurrences = heap.byteCount(arguments[0]) / max(1, heap.byteCount(arguments[1]))
                let (added, overflow) = occurrences.multipliedReportingOverflow(by: heap.byteCount(arguments[2]))
                guard !overflow else { throw .memoryBudget }
                try machine.charge(reading: arguments[0], arguments[1], making: heap.byteCount(arguments[0]) + added)
                return heap.makeString(machine.text(arguments[0]).replacingOccurrences(
                    of: machine.text(arguments[1]), with: machine.text(arguments[2])))
            },
            "_padded(_:_:_:_:)": { machine, arguments throws(Interruption) in
                let length = arguments.int(1), pad = machine.text(arguments[2]), start = arguments.int(3)
                guard length >= 0, start >= 0, start < max(1, pad.utf16.count) else {
                    throw .trap("padding(toLength:withPad:startingAt:) needs a length and a start that are inside the pad")
                }
                guard length < Heap.longestString else { throw .memoryBudget }
                try machine.charge(reading: arguments[0], making: length * 4)
                return machine.heap.makeString(padded(machine.text(arguments[0]), to: length, with: Array(pad), from: start))
            },
        ]
    }

    private static func padded(_ text: String, to length: Int, with pad: [Character], from start: Int) -> String {
        let count = text.count
        if count >= length { return String(text.prefix(length)) }
        if pad.isEmpty { return text }
        return text + String((0..<(length - count)).map { pad[(start + $0) % pad.count] })
    }
}
