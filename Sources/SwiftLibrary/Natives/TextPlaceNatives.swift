import SwiftInterpreter

/// Places in texts are offsets in bytes of UTF-8, moved by whole characters. In a text of ASCII, where a
/// character is a byte (but for CR LF), they are plain sums. Those of a part are those of the whole text.
extension StandardNatives {
    static func textPlaces() -> [String: NativeFunction] {
        [
            "StringProtocol._start": { machine, arguments in .int(machine.heap.start(of: arguments[0])) },
            "StringProtocol._end": { machine, arguments in .int(machine.heap.start(of: arguments[0]) + machine.heap.byteCount(arguments[0])) },
            "StringProtocol._characterOffsets": { machine, arguments throws(Interruption) in
                let text = arguments[0], bytes = machine.heap.byteCount(text)
                try machine.charge(steps: 1 + bytes, bytes: bytes * 16)
                var offset = machine.heap.start(of: text)
                if machine.isByteWise(text) { return machine.heap.makeArray(taking: (offset..<(offset + bytes)).map { .int($0) }) }
                return machine.heap.makeArray(taking: machine.text(text).map { character in
                    defer { offset += character.utf8.count }
                    return .int(offset)
                })
            },
            "StringProtocol._offset(_:_:)": { machine, arguments throws(Interruption) in
                let base = machine.heap.start(of: arguments[0])
                let end = arguments.int(2) < 0 ? 0 : machine.heap.byteCount(arguments[0])
                guard let offset = try machine.offset(
                    in: arguments[0], from: arguments.int(1) &- base, by: arguments.int(2), limit: end) else {
                    throw .trap("String index is out of bounds")
                }
                return .int(base + offset)
            },
            "StringProtocol._offset(_:_:_:)": { machine, arguments throws(Interruption) in
                let base = machine.heap.start(of: arguments[0])
                let offset = try machine.offset(
                    in: arguments[0], from: arguments.int(1) &- base, by: arguments.int(2), limit: arguments.int(3) &- base)
                return .int(offset.map { base + $0 } ?? -1)
            },
            "StringProtocol._distance(_:_:)": { machine, arguments throws(Interruption) in
                let text = arguments[0], base = machine.heap.start(of: text)
                let start = arguments.int(1) &- base, end = arguments.int(2) &- base
                try machine.checkPlace(start, in: text, isEndAllowed: true)
                try machine.checkPlace(end, in: text, isEndAllowed: true)
                if machine.isByteWise(text) { return .int(end - start) }
                try machine.charge(reading: text)
                let string = machine.text(text)
                return .int(string.distance(from: string.place(start), to: string.place(end)))
            },
            "StringProtocol._character(at:)": { machine, arguments throws(Interruption) in
                let text = arguments[0], offset = arguments.int(1) &- machine.heap.start(of: text)
                try machine.checkPlace(offset, in: text, isEndAllowed: false)
                if machine.isByteWise(text) {
                    return machine.heap.withUTF8(text) { bytes in
                        machine.heap.makeString(utf8: UnsafeBufferPointer(rebasing: bytes[offset..<(offset + 1)]), type: .character)
                    }
                }
                try machine.charge(reading: text)
                let string = machine.text(text)
                return machine.heap.makeString(String(string[string.place(offset)]), type: .character)
            },
            "StringProtocol._part(_:_:)": { machine, arguments throws(Interruption) in
                let text = arguments[0], base = machine.heap.start(of: text)
                let start = arguments.int(1) &- base, end = arguments.int(2) &- base
                try machine.checkPlace(start, in: text, isEndAllowed: true)
                try machine.checkPlace(end, in: text, isEndAllowed: true)
                guard start <= end else { throw .trap("String index is out of bounds") }
                try machine.charge(steps: 1 + (end - start) / 8, bytes: end - start)
                return machine.heap.withUTF8(text) { bytes in
                    machine.heap.makeSubstring(utf8: UnsafeBufferPointer(rebasing: bytes[start..<end]), from: base + start)
                }
            },
            "String._part(startingAt:)": { machine, arguments throws(Interruption) in
                let bytes = machine.heap.byteCount(arguments[0])
                guard (0...largestPlace).contains(arguments.int(1)) else { throw .trap("String index is out of bounds") }
                try machine.charge(steps: 1 + bytes / 8, bytes: bytes)
                return machine.heap.withUTF8(arguments[0]) { machine.heap.makeSubstring(utf8: $0, from: arguments.int(1)) }
            },
            "String._offset(ofUTF16:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0])
                let string = machine.text(arguments[0])
                guard let index = string.utf16.index(
                    string.startIndex, offsetBy: arguments.int(1), limitedBy: string.endIndex) else {
                    throw .trap("String index is out of bounds")
                }
                return .int(string.utf8.distance(from: string.startIndex, to: index))
            },
            "String._utf16Offset(of:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0])
                try machine.checkPlace(arguments.int(1), in: arguments[0], isEndAllowed: true)
                let string = machine.text(arguments[0])
                return .int(string.utf16.distance(from: string.startIndex, to: string.place(arguments.int(1))))
            },
        ]
    }
}

extension Machine {
    /// Whether each byte of a text is a character.
    func isByteWise(_ text: Value) -> Bool {
        heap.isASCII(text) && heap.characterCount(text) == heap.byteCount(text)
    }

    /// The characters of a text, as an array.
    func characters(of text: Value) -> Value {
        guard isByteWise(text) else {
            return heap.makeArray(taking: self.text(text).map { heap.makeString(String($0), type: .character) })
        }
        return heap.withUTF8(text) { bytes in
            heap.makeArray(taking: bytes.indices.map { index in
                heap.makeString(utf8: UnsafeBufferPointer(rebasing: bytes[index...index]), type: .character)
            })
        }
    }

    /// The first or last character of a text; nil if it has none.
    func edgeCharacter(of text: Value, isLast: Bool) -> Value? {
        let count = heap.byteCount(text)
        if count == 0 { return nil }
        if heap.isASCII(text) {
            let single: Value? = heap.withUTF8(text) { bytes in
                let index = isLast ? count - 1 : 0
                // CR LF is one character.
                if bytes[index] == 13 || bytes[index] == 10 { return nil }
                return heap.makeString(utf8: UnsafeBufferPointer(rebasing: bytes[index...index]), type: .character)
            }
            if let single { return single }
        }
        let string = self.text(text)
        return (isLast ? string.last : string.first).map { heap.makeString(String($0), type: .character) }
    }

    func checkPlace(_ offset: Int, in text: Value, isEndAllowed: Bool) throws(Interruption) {
        let count = heap.byteCount(text)
        guard offset >= 0, offset < count || isEndAllowed && offset == count else {
            throw .trap("String index is out of bounds")
        }
    }

    /// The place so many characters from another; nil if that is beyond the limit.
    func offset(in text: Value, from start: Int, by distance: Int, limit: Int) throws(Interruption) -> Int? {
        try checkPlace(start, in: text, isEndAllowed: true)
        try checkPlace(limit, in: text, isEndAllowed: true)
        // A limit on the other side of the start does not limit.
        let end = distance < 0 ? (limit <= start ? limit : 0) : (limit >= start ? limit : heap.byteCount(text))
        if isByteWise(text) {
            let (result, overflow) = start.addingReportingOverflow(distance)
            if overflow || (distance < 0 ? result < end : result > end) { return nil }
            return result
        }
        try charge(reading: text)
        let string = self.text(text)
        guard let place = string.index(string.place(start), offsetBy: distance, limitedBy: string.place(end)) else {
            return nil
        }
        return string.utf8.distance(from: string.startIndex, to: place)
    }
}

private extension String {
    /// The place after so many bytes, which must not be more than there are.
    func place(_ offset: Int) -> Index { utf8.index(utf8.startIndex, offsetBy: offset) }
}

/// Beyond the size of any text: what comes after it is still an Int.
private let largestPlace = 1 << 48
