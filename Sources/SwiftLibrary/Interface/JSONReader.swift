/// Reads the text of JSON byte by byte.
struct _JSONReader {
    let _bytes: [UInt8]
    var _place = 0

    init(_bytes: [UInt8]) { self._bytes = _bytes }
    /// The value of the whole text; nil where it is no JSON.
    mutating func whole() -> _JSON? {
        guard let value = value(0) else { return nil }
        skipSpace()
        return _place == _bytes.count ? value : nil
    }
    mutating func skipSpace() {
        while _place < _bytes.count, _bytes[_place] == 32 || _bytes[_place] == 10 || _bytes[_place] == 13 || _bytes[_place] == 9 { _place += 1 }
    }
    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard _place < _bytes.count, _bytes[_place] == byte else { return false }
        _place += 1
        return true
    }
    mutating func take(_ word: String) -> Bool {
        let bytes = word._bytes
        guard _place + bytes.count <= _bytes.count, Array(_bytes[_place..<(_place + bytes.count)]) == bytes else { return false }
        _place += bytes.count
        return true
    }
    mutating func value(_ depth: Int) -> _JSON? {
        skipSpace()
        guard _place < _bytes.count, depth < 512 else { return nil }
        switch _bytes[_place] {
        case 0x7B: return object(depth)
        case 0x5B: return list(depth)
        case 0x22: return text().map { .text($0) }
        case 0x74: return take("true") ? .bool(true) : nil
        case 0x66: return take("false") ? .bool(false) : nil
        case 0x6E: return take("null") ? .null : nil
        default: return number()
        }
    }
    mutating func object(_ depth: Int) -> _JSON? {
        _place += 1
        var entries: [String: _JSON] = [:]
        var order: [String] = []
        if take(0x7D) { return .object(entries, order: order) }
        repeat {
            skipSpace()
            guard _place < _bytes.count, _bytes[_place] == 0x22, let key = text(), take(0x3A), let value = value(depth + 1) else { return nil }
            if entries[key] == nil { order.append(key) }
            entries[key] = value
        } while take(0x2C)
        return take(0x7D) ? .object(entries, order: order) : nil
    }
    mutating func list(_ depth: Int) -> _JSON? {
        _place += 1
        var values: [_JSON] = []
        if take(0x5D) { return .list(values) }
        repeat {
            guard let value = value(depth + 1) else { return nil }
            values.append(value)
        } while take(0x2C)
        return take(0x5D) ? .list(values) : nil
    }
    mutating func text() -> String? {
        _place += 1
        var result = ""
        var start = _place
        while _place < _bytes.count {
            let byte = _bytes[_place]
            if byte == 0x22 || byte == 0x5C {
                guard let part = _decodedText(Array(_bytes[start..<_place])) else { return nil }
                result += part
                _place += 1
                if byte == 0x22 { return result }
                guard let escaped = escape() else { return nil }
                result += escaped
                start = _place
            } else {
                if byte < 0x20 { return nil }
                _place += 1
            }
        }
        return nil
    }
    mutating func escape() -> String? {
        guard _place < _bytes.count else { return nil }
        let byte = _bytes[_place]
        _place += 1
        switch byte {
        case 0x6E: return "\n"
        case 0x74: return "\t"
        case 0x72: return "\r"
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x22, 0x5C, 0x2F: return _decodedText([byte])
        case 0x75:
            guard let high = unit() else { return nil }
            if high >= 0xD800, high < 0xDC00 {
                guard take("\\u"), let low = unit(), low >= 0xDC00, low < 0xE000,
                      let scalar = UnicodeScalar(UInt32(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))) else { return nil }
                return String(Character(scalar))
            }
            return UnicodeScalar(UInt32(high)).map { String(Character($0)) }
        default: return nil
        }
    }
    mutating func unit() -> Int? {
        guard _place + 4 <= _bytes.count, let digits = _decodedText(Array(_bytes[_place..<(_place + 4)])) else { return nil }
        _place += 4
        return Int(digits, radix: 16)
    }
    func isPartOfNumber(_ byte: UInt8) -> Bool {
        byte >= 48 && byte < 58 || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte == 0x45 || byte == 0x65
    }
    mutating func number() -> _JSON? {
        let start = _place
        while _place < _bytes.count, isPartOfNumber(_bytes[_place]) { _place += 1 }
        guard let text = _decodedText(Array(_bytes[start..<_place])), !text.isEmpty else { return nil }
        if let whole = Int(text) { return .integer(whole) }
        if let whole = UInt64(text) { return .unsigned(whole) }
        return Double(text).map { .number($0) }
    }
}
