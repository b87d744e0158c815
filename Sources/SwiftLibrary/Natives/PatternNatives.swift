import Foundation
import SwiftInterpreter

/// Regular expressions. Foundation's engine matches them; it calls back while it works, so a pattern that goes back and forth
/// for ever is paid for in steps and can be stopped.
extension StandardNatives {
    static func patterns() -> [String: NativeFunction] {
        [
            // How many groups, then for each match both ends of the whole and of each group, in bytes; -1 where a group took
            // no part. Nothing at all where the pattern is none.
            "_matches(_:_:_:_:)": { machine, arguments throws(Interruption) in
                guard let expression = try machine.pattern(arguments[1], options: arguments.int(2)) else { return machine.heap.makeArray(taking: []) }
                let text = machine.text(arguments[0])
                let results = try machine.matches(of: expression, in: text, atMost: arguments.int(3))
                try machine.charge(steps: text.utf8.count / 8, bytes: text.utf8.count * 8 + results.count * (expression.numberOfCaptureGroups + 1) * 64)
                let offsets = UTF8Offsets(of: text)
                var ends = [expression.numberOfCaptureGroups]
                for result in results {
                    for group in 0...expression.numberOfCaptureGroups {
                        let range = result.range(at: group)
                        let isThere = range.location != NSNotFound
                        ends += isThere ? [offsets[range.location], offsets[range.location + range.length]] : [-1, -1]
                    }
                }
                return machine.heap.makeArray(taking: ends.map { .int($0) })
            },
            // The text with each match replaced by a template, in which `$1` is the first group.
            "_replacingMatches(_:_:_:_:)": { machine, arguments throws(Interruption) in
                guard let expression = try machine.pattern(arguments[1], options: arguments.int(2)) else {
                    machine.heap.retain(arguments[0])
                    return arguments[0]
                }
                let text = machine.text(arguments[0]), template = machine.text(arguments[3])
                var replaced = ""
                var end = text.startIndex
                for result in try machine.matches(of: expression, in: text, atMost: .max) {
                    guard let range = Range(result.range, in: text) else { continue }
                    let before = replaced.utf8.count
                    replaced += text[end..<range.lowerBound]
                    replaced += expression.replacementString(for: result, in: text, offset: 0, template: template)
                    end = range.upperBound
                    try machine.charge(steps: 1 + (replaced.utf8.count - before) / 8, bytes: replaced.utf8.count)
                }
                return machine.heap.makeString(replaced + text[end...])
            },
            "_escapedPattern(_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], making: machine.heap.byteCount(arguments[0]) * 2)
                return machine.heap.makeString(NSRegularExpression.escapedPattern(for: machine.text(arguments[0])))
            },
            "_compareTexts(_:_:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0], arguments[1])
                let options = String.CompareOptions(rawValue: UInt(truncatingIfNeeded: arguments.int(2)))
                return .int(machine.text(arguments[0]).compare(machine.text(arguments[1]), options: options).rawValue)
            },
        ]
    }
}

extension Machine {
    /// A text as a pattern; nil where it is none.
    fileprivate func pattern(_ value: Value, options: Int) throws(Interruption) -> NSRegularExpression? {
        // A pattern is compiled in time that grows with its length, and into some tens of times as much memory.
        try charge(steps: heap.byteCount(value), bytes: heap.byteCount(value) * 64)
        let options = NSRegularExpression.Options(rawValue: UInt(truncatingIfNeeded: options))
        return try? NSRegularExpression(pattern: text(value), options: options)
    }

    func matches(
        of expression: NSRegularExpression, in text: String, atMost limit: Int
    ) throws(Interruption) -> [NSTextCheckingResult] {
        let length = text.utf16.count
        try charge(steps: length, bytes: length * 4)
        var results: [NSTextCheckingResult] = []
        // A result holds a range for each group.
        let size = 256 + expression.numberOfCaptureGroups * 32
        var interruption: Interruption?
        expression.enumerateMatches(in: text, options: .reportProgress, range: NSRange(location: 0, length: length)) { result, _, stop in
            do throws(Interruption) {
                // The engine reports after some ten thousand steps of its own.
                try self.charge(steps: result == nil ? 10_000 : 20, bytes: (results.count + 1) * size)
            } catch {
                interruption = error
                stop.pointee = true
                return
            }
            guard let result else { return }
            results.append(result)
            if results.count >= limit { stop.pointee = true }
        }
        if let interruption { throw interruption }
        return results
    }
}

/// How many bytes of UTF-8 come before each unit of UTF-16.
private struct UTF8Offsets {
    private var offsets: [Int]?

    init(of text: String) {
        guard text.utf8.count != text.utf16.count else { return }
        var offsets: [Int] = []
        var bytes = 0
        for scalar in text.unicodeScalars {
            offsets += Array(repeating: bytes, count: scalar.utf16.count)
            bytes += scalar.utf8.count
        }
        self.offsets = offsets + [bytes]
    }

    subscript(units: Int) -> Int { offsets?[units] ?? units }
}
