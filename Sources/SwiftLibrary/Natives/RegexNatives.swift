import Foundation
import SwiftInterpreter

/// Patterns with types. They go through characters where Foundation's engine goes through scalars: see `RegexPattern`.
extension StandardNatives {
    static func regexes() -> [String: NativeFunction] {
        [
            // How many groups, then for each match both ends of the whole and of each group, in bytes; -1 where a group took
            // no part.
            "_regexMatches(_:_:_:_:)": { machine, arguments throws(Interruption) in
                let options = RegexOptions(rawValue: arguments.int(2))
                let pattern = try machine.regexPattern(arguments[1], options)
                try machine.charge(steps: machine.heap.byteCount(arguments[0]), bytes: machine.heap.byteCount(arguments[0]) * 16)
                var standIns = StandIns(avoiding: machine.text(arguments[0]))
                var code = pattern.expression(anchorsMatchLines: options.contains(.anchorsMatchLines)) { standIns.scalar(for: $0) }
                if options.contains(.prefix) { code = "\\A(?:\(code))" }
                if options.contains(.whole) { code = "\\A(?:\(code))\\z" }
                let text = ScalarText(machine.text(arguments[0]), &standIns)
                let engine = options.engine(pattern)
                guard let expression = try? NSRegularExpression(pattern: code, options: engine) else {
                    // No match would be a guess: the pattern is read here, and matched by an engine with limits of its own.
                    throw .trap("a pattern like this cannot be matched here: \(machine.text(arguments[1]))")
                }
                let results = try machine.matches(of: expression, in: text.scalars, atMost: arguments.int(3))
                let count = expression.numberOfCaptureGroups
                try machine.charge(steps: results.count * (count + 1), bytes: results.count * (count + 1) * 64)
                var ends = [count]
                for result in results {
                    for group in 0...count {
                        let range = result.range(at: group)
                        ends += range.location == NSNotFound ? [-1, -1] : [text[range.location], text[range.location + range.length]]
                    }
                }
                return machine.heap.makeArray(taking: ends.map { .int($0) })
            },
            // What is wrong with a text as a pattern, or nothing; then the name of each of its groups, which may be nothing.
            "_regexParts(_:)": { machine, arguments throws(Interruption) in
                let text = machine.text(arguments[0])
                // Each group costs about as much as a match of it.
                try machine.charge(steps: text.utf8.count * 4, bytes: text.utf8.count * 64)
                do throws(RegexPattern.Problem) {
                    let names = try RegexPattern(text, ignoresSpace: false).groups.map { $0.name ?? "" }
                    return machine.heap.makeArray(taking: ([""] + names).map { machine.heap.makeString($0) })
                } catch {
                    return machine.heap.makeArray(taking: [machine.heap.makeString(error.words)])
                }
            },
        ]
    }
}

extension Machine {
    fileprivate func regexPattern(_ value: Value, _ options: RegexOptions) throws(Interruption) -> RegexPattern {
        // A pattern is read and compiled in time that grows with its length, and into some tens of times as much memory.
        try charge(steps: heap.byteCount(value) * 4, bytes: heap.byteCount(value) * 64)
        do throws(RegexPattern.Problem) {
            return try RegexPattern(text(value), ignoresSpace: options.contains(.ignoresSpace), isKnown: true)
        } catch {
            throw .trap(error.words)
        }
    }
}

/// What `Regex` asks for besides its pattern, by the numbers that its interface gives it.
private struct RegexOptions: OptionSet {
    let rawValue: Int
    static let ignoresCase = RegexOptions(rawValue: 1)
    static let ignoresSpace = RegexOptions(rawValue: 2)
    static let dotMatchesNewlines = RegexOptions(rawValue: 8)
    static let anchorsMatchLines = RegexOptions(rawValue: 16)
    static let prefix = RegexOptions(rawValue: 32)
    static let whole = RegexOptions(rawValue: 64)

    func engine(_ pattern: RegexPattern) -> NSRegularExpression.Options {
        var options: NSRegularExpression.Options = []
        if contains(.ignoresCase) { options.insert(.caseInsensitive) }
        if contains(.dotMatchesNewlines) { options.insert(.dotMatchesLineSeparators) }
        // Words end where Unicode says so: "don't" is one.
        if pattern.hasWordBoundaries { options.insert(.useUnicodeWordBoundaries) }
        return options
    }
}

/// A text with one scalar for each character.
private struct ScalarText {
    let scalars: String
    /// How many bytes of the text come before each unit of UTF-16; nil where the units are bytes.
    private var offsets: [Int]?

    init(_ text: String, _ standIns: inout StandIns) {
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            scalars = text
            return
        }
        var scalars = String.UnicodeScalarView()
        var offsets: [Int] = []
        var bytes = 0
        for character in text {
            let scalar = standIns.scalar(for: character)
            scalars.append(scalar)
            for _ in 0..<UTF16.width(scalar) { offsets.append(bytes) }
            bytes += character.utf8.count
        }
        self.scalars = String(scalars)
        self.offsets = offsets + [bytes]
    }

    subscript(units: Int) -> Int { offsets?[units] ?? units }
}

/// Scalars that stand for characters of several scalars, and are of the same kind for a pattern: letters for letters, numbers
/// for numbers. They are taken from scripts that nobody writes today, as far as the text has none of them.
private struct StandIns {
    private var scalars: [Character: Unicode.Scalar] = [:]
    private var used: Set<Unicode.Scalar>
    /// Cuneiform signs, cuneiform numbers, and private use.
    private var letters: Range<UInt32> = 0x12000..<0x1239A
    private var numbers: Range<UInt32> = 0x12400..<0x1246F
    private var others: Range<UInt32> = 0xF0000..<0xFFFFE

    init(avoiding text: String) {
        used = Set(text.unicodeScalars.lazy.filter { $0.value >= 0x12000 })
    }

    mutating func scalar(for character: Character) -> Unicode.Scalar {
        let own = character.unicodeScalars
        if own.count == 1, let only = own.first { return only }
        if character == "\r\n" { return "\u{2028}" }
        if let known = scalars[character] { return known }
        let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
        let scalar: Unicode.Scalar? = if composed.count == 1 {
            composed.first
        } else if character.isLetter {
            free(&letters)
        } else if character.isNumber {
            free(&numbers)
        } else {
            nil
        }
        let made = scalar ?? free(&others) ?? "\u{FFFD}"
        scalars[character] = made
        return made
    }

    private func free(_ range: inout Range<UInt32>) -> Unicode.Scalar? {
        while let value = range.first {
            range.removeFirst()
            if let scalar = Unicode.Scalar(value), !used.contains(scalar) { return scalar }
        }
        return nil
    }
}
