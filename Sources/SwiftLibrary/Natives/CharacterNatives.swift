import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// Character, and the sets of characters that trimming and splitting take.
    static func characters() -> [String: NativeFunction] {
        var natives: [String: NativeFunction] = [
            "Character.init(_:)": { machine, arguments throws(Interruption) in
                guard machine.heap.characterCount(arguments[0]) == 1 else {
                    throw .trap(machine.heap.byteCount(arguments[0]) == 0
                        ? "Can't form a Character from an empty String"
                        : "Can't form a Character from a String containing more than one extended grapheme cluster")
                }
                return machine.heap.makeString(machine.text(arguments[0]), type: .character)
            },
            "Character.asciiValue": { machine, arguments in
                machine.character(arguments[0])?.asciiValue?.value.wrapped ?? .none
            },
            "Character.wholeNumberValue": { machine, arguments in
                machine.character(arguments[0])?.wholeNumberValue?.value.wrapped ?? .none
            },
            "Character.hexDigitValue": { machine, arguments in
                machine.character(arguments[0])?.hexDigitValue?.value.wrapped ?? .none
            },
            "_characterOfScalar(_:)": { machine, arguments throws(Interruption) in
                guard let scalar = Unicode.Scalar(UInt32(arguments[0])) else {
                    throw .trap("Unicode has no scalar \(arguments.int(0))")
                }
                return machine.heap.makeString(String(scalar), type: .character)
            },
            "_isCharacter(_:_:)": { machine, arguments in
                guard let character = machine.character(arguments[0]) else { return .bool(false) }
                return .bool(isCharacter(character, ofClass: arguments.int(1)))
            },
        ]
        let tests: [(String, (Character) -> Bool)] = [
            ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWholeNumber", { $0.isWholeNumber }),
            ("isHexDigit", { $0.isHexDigit }), ("isWhitespace", { $0.isWhitespace }), ("isNewline", { $0.isNewline }),
            ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }), ("isCased", { $0.isCased }),
            ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
            ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isMathSymbol", { $0.isMathSymbol }),
            ("isASCII", { $0.isASCII }),
        ]
        for (name, test) in tests {
            natives["Character.\(name)"] = { machine, arguments in
                .bool(machine.character(arguments[0]).map(test) ?? false)
            }
        }
        return natives
    }

    /// The classes that `CharacterSet` counts.
    private static func isCharacter(_ character: Character, ofClass number: Int) -> Bool {
        switch number {
        case 0: character.isWhitespace && !character.isNewline
        case 1: character.isNewline
        case 2: character.isLetter
        case 3: character.isNumber
        case 4: character.isPunctuation
        case 5: character.isUppercase
        case 6: character.isLowercase
        case 7: character.isSymbol
        default: false
        }
    }
}

extension Machine {
    func character(_ value: Value) -> Character? { text(value).first }
}
