/// Interface files that are written once for several types: all integers, both floating-point types.
///
/// A template's name says which: `Integers.template.swift` stands for `Int.swift`, `UInt8.swift`, … In its
/// text each placeholder becomes the name of the type, or of one that belongs to it.
enum InterfaceTemplate {
    static let suffix = ".template.swift"

    private static let signed = ["Int", "Int8", "Int16", "Int32", "Int64"]
    private static let unsigned = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"]

    /// The files that a template stands for; none for a name that is not known.
    static func expand(name: String, text: String) -> [InterfaceFiles.File] {
        let topic = String(name.dropLast(suffix.count))
        let types: [String] = switch topic {
        case "Integers": signed + unsigned
        case "SignedIntegers": signed
        case "UnsignedIntegers": unsigned
        case "FloatingPoint": ["Double", "Float"]
        default: []
        }
        return types.map { type in
            let file = topic.hasPrefix("Signed") || topic.hasPrefix("Unsigned") ? "\(type)+Sign.swift" : "\(type).swift"
            return (file, filled(text, for: type))
        }
    }

    private static func filled(_ text: String, for type: String) -> String {
        text.replacing("Integer__", with: type)
            .replacing("Float__", with: type)
            .replacing("Magnitude__", with: "U" + type)
            .replacing("BitPattern__", with: type == "Double" ? "UInt64" : "UInt32")
    }
}
