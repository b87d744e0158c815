/// The address of a page or file. Programs have no network here: an address is a text with parts.
struct URL: Hashable, Codable, CustomStringConvertible, Sendable {
    /// The address as a text.
    let absoluteString: String
    /// What was written, and the address that it is relative to.
    var _written: String? = nil
    var _base: String? = nil

    /// The address that a text spells; nil where it is none.
    init?(string: String) {
        if string.isEmpty || string.contains(where: { $0 == " " || $0 == "<" || $0 == ">" || $0 == "\"" }) { return nil }
        absoluteString = string
    }
    /// The address of a file.
    init(fileURLWithPath path: String) { absoluteString = "file://" + path }
    /// The address of a file.
    init(filePath path: String) { absoluteString = "file://" + path }
    init(_text: String) { absoluteString = _text }
    init(from decoder: any Decoder) throws {
        guard let url = URL(string: try decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
        }
        self = url
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(absoluteString)
    }

    var _parts: _URLParts { _URLParts(absoluteString) }
    var description: String { _base.map { "\(relativeString) -- \($0)" } ?? absoluteString }
    /// The part before the colon: `https`.
    var scheme: String? { _parts.scheme }
    /// The name of the machine.
    var host: String? { _parts.host.flatMap { $0.isEmpty ? nil : $0 } }
    /// The name of the machine, with `%20` and its like or what these stand for.
    func host(percentEncoded: Bool = true) -> String? { host.map { percentEncoded ? $0 : _unescaped($0) } }
    /// The number of the port.
    var port: Int? { _parts.port }
    /// Who asks.
    var user: String? { _parts.user }
    /// Who asks, with `%20` and its like or what these stand for.
    func user(percentEncoded: Bool = true) -> String? { user.map { percentEncoded ? $0 : _unescaped($0) } }
    /// The password of who asks.
    var password: String? { _parts.password }
    /// The password of who asks, with `%20` and its like or what these stand for.
    func password(percentEncoded: Bool = true) -> String? { password.map { percentEncoded ? $0 : _unescaped($0) } }
    /// The path on the machine.
    var path: String {
        let path = _parts.path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    /// What stands behind the question mark.
    var query: String? { _parts.query }
    /// What stands behind the number sign.
    var fragment: String? { _parts.fragment }
    /// The parts of the path.
    var pathComponents: [String] { (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) } }
    /// The last part of the path.
    var lastPathComponent: String { pathComponents.last ?? "" }
    /// What stands behind the last dot of the path.
    var pathExtension: String {
        guard let dot = lastPathComponent.lastIndex(of: ".") else { return "" }
        return String(lastPathComponent[lastPathComponent.index(after: dot)...])
    }
    /// Whether it is the address of a file.
    var isFileURL: Bool { scheme == "file" }
    /// The address with a part added to its path.
    func appendingPathComponent(_ component: String) -> URL {
        var parts = _parts
        parts.path += (parts.path.hasSuffix("/") ? "" : "/") + component
        return URL(_text: parts.text)
    }
    /// The address with a part added to its path.
    func appending(path: String) -> URL { appendingPathComponent(path) }
    /// The address with an extension added to its path.
    func appendingPathExtension(_ name: String) -> URL {
        var parts = _parts
        parts.path += "." + name
        return URL(_text: parts.text)
    }
    /// The address without the last part of its path.
    func deletingLastPathComponent() -> URL {
        var parts = _parts
        var names = path.split(separator: "/").map { String($0) }
        if !names.isEmpty { names.removeLast() }
        parts.path = "/" + names.joined(separator: "/") + (names.isEmpty ? "" : "/")
        return URL(_text: parts.text)
    }
    /// The address without the extension of its path.
    func deletingPathExtension() -> URL {
        var parts = _parts
        if !pathExtension.isEmpty { parts.path = String(parts.path.dropLast(pathExtension.count + 1)) }
        return URL(_text: parts.text)
    }
}

/// The parts of an address.
struct _URLParts {
    var scheme: String?
    var user: String?
    var password: String?
    var host: String?
    var port: Int?
    var path = ""
    var query: String?
    var fragment: String?

    init(_ text: String) {
        var rest = Substring(text)
        func cut(_ mark: Character) -> String? {
            guard let place = rest.firstIndex(of: mark) else { return nil }
            let tail = String(rest[rest.index(after: place)...])
            rest = rest[..<place]
            return tail
        }
        fragment = cut("#")
        query = cut("?")
        if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" }) {
            scheme = String(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
        }
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            var authority = rest.prefix(while: { $0 != "/" })
            rest = rest.dropFirst(authority.count)
            if let at = authority.lastIndex(of: "@") {
                let names = authority[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                user = names.first.map { String($0) }
                password = names.count > 1 ? String(names[1]) : nil
                authority = authority[authority.index(after: at)...]
            }
            let names = authority.split(separator: ":", omittingEmptySubsequences: false)
            host = names.first.map { String($0) }
            if names.count > 1 { port = Int(names[1]) }
        }
        path = String(rest)
    }
    var text: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if host != nil || user != nil { text += "//" }
        if let user { text += user + (password.map { ":" + $0 } ?? "") + "@" }
        if let host { text += host }
        if let port { text += ":\(port)" }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }
}

/// A name and a value behind the question mark of an address.
struct URLQueryItem: Hashable, CustomStringConvertible, Sendable {
    /// The name.
    var name: String
    /// The value.
    var value: String?
    var description: String { value.map { name + "=" + $0 } ?? name }
    init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}

/// The parts of an address, to change.
struct URLComponents: Sendable {
    var _parts: _URLParts

    /// The parts of no address yet.
    init() { _parts = _URLParts("") }
    /// The parts of an address.
    init?(string: String) {
        guard URL(string: string) != nil else { return nil }
        _parts = _URLParts(string)
    }
    /// The parts of an address.
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { _parts = _URLParts(url.absoluteString) }

    /// The part before the colon: `https`.
    var scheme: String? {
        get { _parts.scheme }
        set { _parts.scheme = newValue }
    }
    /// Who asks.
    var user: String? {
        get { _parts.user.map { _unescaped($0) } }
        set { _parts.user = newValue?.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) }
    }
    /// The password of who asks.
    var password: String? {
        get { _parts.password.map { _unescaped($0) } }
        set { _parts.password = newValue?.addingPercentEncoding(withAllowedCharacters: .urlPasswordAllowed) }
    }
    /// The name of the machine.
    var host: String? {
        get { _parts.host }
        set { _parts.host = newValue }
    }
    /// The number of the port.
    var port: Int? {
        get { _parts.port }
        set { _parts.port = newValue }
    }
    /// The path on the machine.
    var path: String {
        get { _parts.path }
        set { _parts.path = newValue }
    }
    /// What stands behind the question mark.
    var query: String? {
        get { _parts.query }
        set { _parts.query = newValue }
    }
    /// What stands behind the number sign.
    var fragment: String? {
        get { _parts.fragment }
        set { _parts.fragment = newValue }
    }
    /// Names and values behind the question mark.
    var queryItems: [URLQueryItem]? {
        get {
            _parts.query.map { query in
                query.split(separator: "&").map { item in
                    let parts = item.split(separator: "=", maxSplits: 1).map { String($0) }
                    return URLQueryItem(name: _unescaped(parts[0]), value: parts.count > 1 ? _unescaped(parts[1]) : nil)
                }
            }
        }
        set {
            _parts.query = newValue.map { items in
                items.map { item in _escaped(item.name) + (item.value.map { "=" + _escaped($0) } ?? "") }.joined(separator: "&")
            }
        }
    }
    /// The address as a text.
    var string: String? { _parts.text }
    /// The address.
    var url: URL? { URL(string: _parts.text) }
}

/// The text with `%20` and its like for what an address cannot hold.
func _escaped(_ text: String) -> String {
    var result = ""
    for byte in text._bytes {
        let character = Character(UnicodeScalar(byte))
        if byte < 128, character.isLetter || character.isNumber || "-._~!$'()*,;:@/?+".contains(character) {
            result.append(character)
        } else {
            let digits = String(byte, radix: 16, uppercase: true)
            result += "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }
    return result
}

extension StringProtocol {
    /// The text with `%20` and its like for each character that is not in a set, or not one of ASCII.
    func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
        var result = ""
        for byte in _bytes {
            let character = Character(UnicodeScalar(byte))
            if byte < 128, allowedCharacters._contains(character) {
                result.append(character)
            } else {
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
    /// The text with the characters that `%20` and its like stand for; nil where they stand for none.
    var removingPercentEncoding: String? {
        let bytes = _bytes
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place] == 37 {
                guard place + 2 < bytes.count, let high = _hexDigit(bytes[place + 1]), let low = _hexDigit(bytes[place + 2]) else { return nil }
                result.append(high * 16 + low)
                place += 3
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return _decodedText(result)
    }
}

func _hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
}

/// The text with the characters that `%20` and its like stand for.
func _unescaped(_ text: String) -> String {
    let bytes = text._bytes
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
        if bytes[place] == 37, place + 2 < bytes.count, let digits = _decodedText(Array(bytes[(place + 1)...(place + 2)])), let byte = UInt8(digits, radix: 16) {
            result.append(byte)
            place += 3
        } else {
            result.append(bytes[place])
            place += 1
        }
    }
    return _decodedText(result) ?? text
}
