import Foundation
import SwiftInterpreter

/// Searches in texts. A part is found where the characters are the same; in ASCII the bytes, as Foundation has it, so that
/// an end of a line is found in CR LF.
extension StandardNatives {
    static func textSearches() -> [String: NativeFunction] {
        [
            "StringProtocol.hasPrefix(_:)": { machine, arguments throws(Interruption) in
                let heap = machine.heap
                guard heap.isASCII(arguments[0]), heap.isASCII(arguments[1]) else {
                    try machine.charge(reading: arguments[0], arguments[1])
                    return .bool(machine.text(arguments[0]).hasPrefix(machine.text(arguments[1])))
                }
                return .bool(heap.withUTF8(arguments[0]) { text in
                    heap.withUTF8(arguments[1]) { prefix in text.starts(with: prefix) }
                })
            },
            "StringProtocol.hasSuffix(_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], arguments[1])
                return .bool(machine.text(arguments[0]).hasSuffix(machine.text(arguments[1])))
            },
            "StringProtocol.contains(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.place(of: arguments[1], in: arguments[0]) != nil)
            },
            "StringProtocol.localizedCaseInsensitiveContains(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.place(of: arguments[1], in: arguments[0], [.ignoringCase]) != nil)
            },
            "StringProtocol.localizedStandardContains(_:)": { machine, arguments throws(Interruption) in
                .bool(try machine.place(of: arguments[1], in: arguments[0], [.ignoringCase, .ignoringAccents]) != nil)
            },
            // Both ends in bytes; nothing where there is no such part.
            "_placeOfText(_:_:_:)": { machine, arguments throws(Interruption) in
                let options = TextSearchOptions(rawValue: arguments.int(2))
                guard let place = try machine.place(of: arguments[1], in: arguments[0], options) else {
                    return machine.heap.makeArray(taking: [])
                }
                return machine.heap.makeArray(taking: [.int(place.lowerBound), .int(place.upperBound)])
            },
            "StringProtocol.components(separatedBy:)": { machine, arguments throws(Interruption) in
                let places = try machine.places(of: arguments[0], by: arguments[1], atMost: .max, omittingEmpty: false)
                return machine.heap.withUTF8(arguments[0]) { bytes in
                    machine.heap.makeArray(taking: places.map { machine.heap.makeString(utf8: UnsafeBufferPointer(rebasing: bytes[$0])) })
                }
            },
            // The last argument is where the text begins in the one that it is a part of.
            "_splitText(_:_:_:_:_:)": { machine, arguments throws(Interruption) in
                guard arguments.int(2) >= 0 else { throw .trap("Must take zero or more splits") }
                let text = arguments[0], start = arguments.int(4)
                let places: [Range<Int>]
                if machine.heap.byteCount(arguments[1]) == 0 {
                    try machine.charge(reading: text, making: machine.heap.byteCount(text) * 64)
                    let offsets = byteOffsets(of: Array(machine.text(text)))
                    places = zip(offsets, offsets.dropFirst()).map { $0..<$1 }
                } else {
                    places = try machine.places(
                        of: text, by: arguments[1], atMost: arguments.int(2), omittingEmpty: arguments.bool(3))
                }
                return machine.heap.withUTF8(text) { bytes in
                    machine.heap.makeArray(taking: places.map { place in
                        machine.heap.makeSubstring(utf8: UnsafeBufferPointer(rebasing: bytes[place]), from: start + place.lowerBound)
                    })
                }
            },
            "_standardOrder(_:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], arguments[1])
                let order = machine.text(arguments[0]).compare(
                    machine.text(arguments[1]), options: [.caseInsensitive, .numeric])
                return .int(order.rawValue)
            },
        ]
    }
}

/// How a part of a text is looked for, with the numbers of `String.CompareOptions`.
struct TextSearchOptions: OptionSet {
    let rawValue: Int
    static let ignoringCase = TextSearchOptions(rawValue: 1)
    /// By scalars, whether they are whole characters or not.
    static let literal = TextSearchOptions(rawValue: 2)
    /// The last occurrence.
    static let backwards = TextSearchOptions(rawValue: 4)
    /// At the beginning alone; with `backwards` at the end alone.
    static let anchored = TextSearchOptions(rawValue: 8)
    static let ignoringAccents = TextSearchOptions(rawValue: 128)
}

extension Machine {
    /// Where a part stands in a text, in bytes. Nothing stands nowhere.
    fileprivate func place(
        of part: Value, in text: Value, _ options: TextSearchOptions = []
    ) throws(Interruption) -> Range<Int>? {
        if heap.byteCount(part) == 0 { return nil }
        try charge(reading: text, part)
        let isPlain = options.isDisjoint(with: [.ignoringCase, .ignoringAccents])
        if heap.isASCII(text) && heap.isASCII(part) || options.contains(.literal) && isPlain {
            func bytes(_ value: Value) -> [UInt8] {
                heap.withUTF8(value) { options.contains(.ignoringCase) ? $0.map(lowercase) : Array($0) }
            }
            let wanted = bytes(part)
            return find(wanted, in: bytes(text), options).map { $0..<($0 + wanted.count) }
        }
        // A character takes some tens of times as long as a byte.
        try charge(steps: (heap.byteCount(text) + heap.byteCount(part)) * 4, bytes: heap.byteCount(text) * 24)
        let row = CharacterRow(self.text(text), options), wanted = CharacterRow(self.text(part), options)
        return find(wanted.characters, in: row.characters, options).map {
            row.offsets[$0]..<row.offsets[$0 + wanted.characters.count]
        }
    }

    private func find<Element: Equatable>(_ wanted: [Element], in row: [Element], _ options: TextSearchOptions) -> Int? {
        if options.contains(.anchored) {
            let start = options.contains(.backwards) ? row.count - wanted.count : 0
            return start >= 0 && row[start...].starts(with: wanted) ? start : nil
        }
        let search = PartSearch(wanted)
        return options.contains(.backwards) ? search.last(in: row) : search.first(in: row)
    }

    private func lowercase(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 32 : byte }

    /// The parts of a text between the occurrences of a separator.
    fileprivate func places(
        of text: Value, by separator: Value, atMost limit: Int, omittingEmpty: Bool
    ) throws(Interruption) -> [Range<Int>] {
        try charge(reading: text, separator, making: heap.byteCount(text) * 4)
        if isByteWise(text), isByteWise(separator) {
            let bytes = heap.withUTF8(text) { Array($0) }
            return parts(bytes, by: heap.withUTF8(separator) { Array($0) }, atMost: limit, omittingEmpty)
        }
        try charge(steps: (heap.byteCount(text) + heap.byteCount(separator)) * 4, bytes: heap.byteCount(text) * 24)
        let characters = Array(self.text(text))
        let offsets = byteOffsets(of: characters)
        return parts(characters, by: Array(self.text(separator)), atMost: limit, omittingEmpty).map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
    }

    private func parts<Element: Equatable>(
        _ row: [Element], by separator: [Element], atMost limit: Int, _ omittingEmpty: Bool
    ) -> [Range<Int>] {
        if separator.isEmpty { return [row.indices] }
        let search = PartSearch(separator)
        var parts: [Range<Int>] = []
        var start = 0
        while parts.count < limit, let found = search.first(in: row, from: start) {
            if !omittingEmpty || found > start { parts.append(start..<found) }
            start = found + separator.count
        }
        if !omittingEmpty || start < row.count { parts.append(start..<row.count) }
        return parts
    }
}

/// Where each character begins in UTF-8, and where the last one ends.
private func byteOffsets(of characters: [Character]) -> [Int] {
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    var end = 0
    for character in characters {
        end += character.utf8.count
        offsets.append(end)
    }
    return offsets
}

/// The characters of a text as a search compares them, and where each begins, in bytes; the end is the last offset.
private struct CharacterRow {
    var characters: [String] = []
    var offsets: [Int] = [0]

    init(_ text: String, _ options: TextSearchOptions) {
        var folding: String.CompareOptions = []
        if options.contains(.ignoringCase) { folding.insert(.caseInsensitive) }
        if options.contains(.ignoringAccents) { folding.insert(.diacriticInsensitive) }
        for character in text {
            let plain = String(character)
            let end = (offsets.last ?? 0) + plain.utf8.count
            // `ß` is two letters when case does not count.
            let folded = folding.isEmpty ? [plain] : plain.folding(options: folding, locale: nil).map { String($0) }
            characters += folded
            offsets += folded.map { _ in end }
        }
    }
}
