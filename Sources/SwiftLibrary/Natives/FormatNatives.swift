import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// `String(format:)`, with the specifiers of C and Foundation that take numbers and texts.
    static func formatting() -> [String: NativeFunction] {
        [
            "String.init(format:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(reading: arguments[0])
                let values = machine.heap.elements(arguments[1])
                var texts: [String] = []
                for value in values { texts.append(try machine.describe(value, debug: false)) }
                let result = try FormatText(machine.text(arguments[0])).filled(with: values, described: texts)
                try machine.charge(steps: 1 + result.utf8.count / 8, bytes: result.utf8.count)
                return machine.heap.makeString(result)
            },
        ]
    }
}

/// A format: text with specifiers such as `%d`, `%05.2f`, `%2$@`.
private struct FormatText {
    /// Wider fields and longer fractions than this are refused: they only cost memory.
    static let widestField = 10_000

    private let characters: [Character]

    init(_ text: String) { characters = Array(text) }

    private struct Specifier {
        var argument: Int?
        var flags = ""
        var width: Int?
        var precision: Int?
        var conversion: Character = "%"
    }

    func filled(with values: [Value], described texts: [String]) throws(Interruption) -> String {
        var result = ""
        var position = 0
        var nextArgument = 0
        func take() throws(Interruption) -> Int {
            guard nextArgument < values.count else {
                throw .trap("the format has more specifiers than there are arguments: \(values.count)")
            }
            nextArgument += 1
            return nextArgument - 1
        }
        while position < characters.count {
            guard characters[position] == "%" else {
                result.append(characters[position])
                position += 1
                continue
            }
            position += 1
            var specifier = Specifier()
            if let number = readNumber(&position), position < characters.count, characters[position] == "$" {
                specifier.argument = number - 1
                position += 1
            } else {
                position = startOfSpecifier(before: position)
            }
            readFlags(&position, into: &specifier)
            if position < characters.count, characters[position] == "*" {
                position += 1
                specifier.width = try whole(values[try take()], for: "*")
            } else {
                specifier.width = readNumber(&position)
            }
            if position < characters.count, characters[position] == "." {
                position += 1
                if position < characters.count, characters[position] == "*" {
                    position += 1
                    // One below zero counts as none.
                    let precision = try whole(values[try take()], for: "*")
                    specifier.precision = precision < 0 ? nil : precision
                } else {
                    specifier.precision = readNumber(&position) ?? 0
                }
            }
            while position < characters.count, "hlqLztj".contains(characters[position]) { position += 1 }
            guard position < characters.count else { throw .trap("the format ends inside a specifier") }
            specifier.conversion = characters[position]
            position += 1
            if specifier.conversion == "%" {
                result += "%"
                continue
            }
            guard (specifier.width ?? 0).magnitude <= UInt(FormatText.widestField),
                  specifier.precision ?? 0 <= FormatText.widestField else {
                throw .trap("a field of a format may be \(FormatText.widestField) wide, no more")
            }
            let index: Int
            if let given = specifier.argument { index = given } else { index = try take() }
            guard values.indices.contains(index) else {
                throw .trap("the format names argument \(index + 1), but there are \(values.count)")
            }
            result += try text(of: values[index], described: texts[index], by: specifier)
        }
        return result
    }

    // MARK: Reading

    private func readNumber(_ position: inout Int) -> Int? {
        var number: Int?
        while position < characters.count, let digit = characters[position].wholeNumberValue, characters[position].isASCII {
            number = min((number ?? 0) * 10 + digit, FormatText.widestField + 1)
            position += 1
        }
        return number
    }

    /// The place after the `%`, when what followed it was a width and not an argument's number.
    private func startOfSpecifier(before position: Int) -> Int {
        var start = position
        while start > 0, characters[start - 1] != "%" { start -= 1 }
        return start
    }

    private func readFlags(_ position: inout Int, into specifier: inout Specifier) {
        while position < characters.count, "-+ 0#'".contains(characters[position]) {
            specifier.flags.append(characters[position])
            position += 1
        }
    }

    /// What a `*` or the letter of a character stands for.
    private func whole(_ value: Value, for letter: String) throws(Interruption) -> Int {
        switch AnyNumber(value) {
        case .signed(let number)?: return Int(clamping: number)
        case .unsigned(let number)?: return Int(clamping: number)
        default: throw .trap("\(letter) in a format takes an integer")
        }
    }

    // MARK: Writing

    private func text(
        of value: Value, described: String, by specifier: Specifier
    ) throws(Interruption) -> String {
        switch specifier.conversion {
        case "@", "s":
            return pad(specifier.precision.map { String(described.prefix($0)) } ?? described, specifier)
        case "c", "C":
            guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try whole(value, for: "%\(specifier.conversion)"))) else { return "" }
            return pad(String(Character(scalar)), specifier)
        case "d", "i", "D", "u", "U", "x", "X", "o", "p":
            return try integer(value, specifier)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            guard case .floating(let number)? = AnyNumber(value) else {
                throw .trap("%\(specifier.conversion) in a format takes a Double, not \(described)")
            }
            return pad(number: decimals(number, specifier), specifier)
        default:
            throw .trap("%\(specifier.conversion) is not a specifier of a format")
        }
    }

    private func integer(_ value: Value, _ specifier: Specifier) throws(Interruption) -> String {
        var digits: String
        switch (AnyNumber(value), specifier.conversion) {
        case (.signed(let number)?, "d"), (.signed(let number)?, "i"), (.signed(let number)?, "D"): digits = String(number)
        case (.unsigned(let number)?, "d"), (.unsigned(let number)?, "i"), (.unsigned(let number)?, "D"): digits = String(number)
        case (.signed?, _), (.unsigned?, _):
            let bits = value.type == .int32 || value.type == .int16 || value.type == .int8
                ? value.payload & 0xFFFF_FFFF : value.payload
            switch specifier.conversion {
            case "x", "p": digits = String(bits, radix: 16)
            case "X": digits = String(bits, radix: 16, uppercase: true)
            case "o": digits = String(bits, radix: 8)
            default: digits = String(bits)
            }
        default:
            throw .trap("%\(specifier.conversion) in a format takes an integer")
        }
        if specifier.conversion == "p" || specifier.flags.contains("#") && "xX".contains(specifier.conversion) {
            digits = (specifier.conversion == "X" ? "0X" : "0x") + digits
        }
        if let precision = specifier.precision {
            let sign = digits.hasPrefix("-") ? "-" : ""
            let bare = digits.dropFirst(sign.count)
            digits = sign + String(repeating: "0", count: max(0, precision - bare.count)) + bare
        }
        return pad(number: digits, specifier)
    }

    private func decimals(_ number: Double, _ specifier: Specifier) -> String {
        // The host's own formatting, given a format that was made here and not by the program.
        let conversion = String(specifier.conversion)
        if specifier.flags.contains("#") { return String(format: "%#.\(specifier.precision ?? 6)\(conversion)", number) }
        guard let precision = specifier.precision else { return String(format: "%\(conversion)", number) }
        return String(format: "%.\(precision)\(conversion)", number)
    }

    private func pad(number digits: String, _ specifier: Specifier) -> String {
        var digits = digits
        if !digits.hasPrefix("-") {
            if specifier.flags.contains("+") { digits = "+" + digits } else if specifier.flags.contains(" ") { digits = " " + digits }
        }
        let isPaddedWithZeros = specifier.flags.contains("0") && !specifier.flags.contains("-")
            && digits.contains { $0.isNumber }
        guard let width = specifier.width, isPaddedWithZeros else { return pad(digits, specifier) }
        let sign = digits.first.map { "+- ".contains($0) } == true ? String(digits.removeFirst()) : ""
        return sign + String(repeating: "0", count: max(0, width - digits.count - sign.count)) + digits
    }

    private func pad(_ text: String, _ specifier: Specifier) -> String {
        guard let width = specifier.width else { return text }
        let isLeft = specifier.flags.contains("-") || width < 0
        let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
        return isLeft ? text + padding : padding + text
    }
}
