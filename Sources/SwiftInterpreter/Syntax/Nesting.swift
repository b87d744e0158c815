import SwiftParser
import SwiftSyntax

/// How deep the brackets of a text may be nested.
///
/// The parser has such a limit too, but looks far ahead before it comes to it: what is hopeless is not given to it.
public enum Nesting {
    /// As the parser's limit in a release build.
    static let limit = 256
    /// How many `[` may stand one behind the other. The parser tries each of them in several ways, which doubles its work.
    static let squareLimit = 16

    /// Where a text has a bracket inside more than `limit` others; nil if it has none.
    public static func excess(in text: String) -> Int? {
        var text = text
        return text.withUTF8 { excess(in: $0) }
    }

    private static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var squares = 0
        var index = 0
        func begins(_ token: StaticString) -> Bool {
            index + token.utf8CodeUnitCount <= bytes.count
                && (0..<token.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == token.utf8Start[$0] }
        }
        func skip(to end: StaticString) {
            while index < bytes.count, !begins(end) { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
            index += end.utf8CodeUnitCount
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["):
                squares += 1
                if squares > squareLimit { return index }
            case UInt8(ascii: " "), UInt8(ascii: "\n"): break
            default: squares = 0
            }
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit { return index }
                index += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth = max(0, depth - 1)
                index += 1
            case UInt8(ascii: "/") where begins("//"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where begins("/*"):
                skip(to: "*/")
            case UInt8(ascii: "\"") where begins("\"\"\""):
                index += 3
                skip(to: "\"\"\"")
            case UInt8(ascii: "\""):
                index += 1
                // What a string has inside, expressions too, is balanced, or ends with its line.
                while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            default:
                index += 1
            }
        }
        return nil
    }
}

/// Parses a program's text, as deeply nested in every build as in a release build.
func parseProgram(_ text: String) -> SourceFileSyntax {
    var text = text
    return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Nesting.limit) }
}
