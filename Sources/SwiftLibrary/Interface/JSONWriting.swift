// JSON as a value, and its text.

/// A value of JSON.
indirect enum _JSON {
    case null
    case bool(Bool)
    case integer(Int)
    /// One above all of `Int`.
    case unsigned(UInt64)
    case number(Double)
    case text(String)
    case list([_JSON])
    case object([String: _JSON], order: [String])
}

func _jsonText(_ json: _JSON, _ format: JSONEncoder.OutputFormatting, _ indentation: String) -> String {
    let isPretty = format.contains(.prettyPrinted)
    let inner = isPretty ? indentation + "  " : ""
    let line = isPretty ? "\n" : ""
    switch json {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .unsigned(let number): return "\(number)"
    case .number(let number):
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .text(let text): return _quoted(text, format)
    case .list(let values):
        if values.isEmpty { return isPretty ? "[\n\n\(indentation)]" : "[]" }
        return "[" + line + values.map { inner + _jsonText($0, format, inner) }.joined(separator: "," + line) + line + indentation + "]"
    case .object(let entries, let order):
        if entries.isEmpty { return isPretty ? "{\n\n\(indentation)}" : "{}" }
        let keys = format.contains(.sortedKeys) ? order.sorted() : order
        let lines = keys.map { key in
            inner + _quoted(key, format) + (isPretty ? " : " : ":") + _jsonText(entries[key] ?? .null, format, inner)
        }
        return "{" + line + lines.joined(separator: "," + line) + line + indentation + "}"
    }
}

func _quoted(_ text: String, _ format: JSONEncoder.OutputFormatting) -> String {
    var result = "\""
    for scalar in text._scalarValues {
        switch scalar {
        case 0x22: result += "\\\""
        case 0x5C: result += "\\\\"
        case 0x2F: result += format.contains(.withoutEscapingSlashes) ? "/" : "\\/"
        case 0x08: result += "\\b"
        case 0x09: result += "\\t"
        case 0x0A: result += "\\n"
        case 0x0C: result += "\\f"
        case 0x0D: result += "\\r"
        case 0..<0x10: result += "\\u000" + String(scalar, radix: 16)
        case 0..<0x20: result += "\\u00" + String(scalar, radix: 16)
        default: result.append(_characterOfScalar(scalar))
        }
    }
    return result + "\""
}
