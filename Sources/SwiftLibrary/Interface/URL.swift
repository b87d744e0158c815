// Addresses. They are looked at and put together; nothing is fetched from one.

/// The address of a page or a file.
struct URL: Hashable, Comparable, CustomStringConvertible {
    /// The address as text.
    let absoluteString: String

    init?(string: String) {
        if string.isEmpty || string.contains(" ") { return nil }
        absoluteString = string
    }
    init(fileURLWithPath path: String) { absoluteString = "file://" + path }
    init(filePath path: String) { absoluteString = "file://" + path }
    init?(string: String, relativeTo base: URL?) {
        if string.isEmpty || string.contains(" ") { return nil }
        if let base, !string.contains("://") {
            absoluteString = base._joined(string)
        } else {
            absoluteString = string
        }
    }
    init(_text: String) { absoluteString = _text }

    /// The part before the first colon.
    var scheme: String? {
        let parts = absoluteString.components(separatedBy: ":")
        return parts.count > 1 ? parts[0] : nil
    }
    /// The name of the machine.
    var host: String? {
        let parts = absoluteString.components(separatedBy: "://")
        guard parts.count > 1, let name = parts[1].components(separatedBy: "/").first else { return nil }
        let plain = name.components(separatedBy: "?")[0].components(separatedBy: ":")[0]
        return plain.isEmpty ? nil : plain
    }
    /// The part behind a question mark.
    var query: String? {
        let parts = absoluteString.components(separatedBy: "?")
        return parts.count > 1 ? parts[1].components(separatedBy: "#")[0] : nil
    }
    /// The part behind a number sign.
    var fragment: String? {
        let parts = absoluteString.components(separatedBy: "#")
        return parts.count > 1 ? parts[1] : nil
    }
    /// The way on the machine.
    var path: String {
        let plain = absoluteString.components(separatedBy: "?")[0].components(separatedBy: "#")[0]
        let parts = plain.components(separatedBy: "://")
        if parts.count < 2 { return plain }
        let names = parts[1].components(separatedBy: "/")
        return names.count < 2 ? "" : "/" + names.dropFirst().joined(separator: "/")
    }
    /// The names on the way.
    var pathComponents: [String] {
        let names = path.components(separatedBy: "/").filter { !$0.isEmpty }
        return path.hasPrefix("/") ? ["/"] + names : names
    }
    /// The last name on the way.
    var lastPathComponent: String { pathComponents.last ?? "" }
    /// What stands behind the last dot of the last name.
    var pathExtension: String {
        let parts = lastPathComponent.components(separatedBy: ".")
        return parts.count > 1 ? parts[parts.count - 1] : ""
    }
    /// Whether it leads to a file of this machine.
    var isFileURL: Bool { scheme == "file" }
    var description: String { absoluteString }

    /// The address with one more name.
    func appendingPathComponent(_ name: String) -> URL { URL(_text: _joined(name)) }
    /// The address with one more name.
    func appending(path: String) -> URL { URL(_text: _joined(path)) }
    /// The address with one more name.
    func appending(component: String) -> URL { URL(_text: _joined(component)) }
    /// The address with an extension behind its last name.
    func appendingPathExtension(_ name: String) -> URL { URL(_text: absoluteString + "." + name) }
    /// The address without its last name.
    func deletingLastPathComponent() -> URL {
        let names = absoluteString.components(separatedBy: "/")
        return URL(_text: names.dropLast().joined(separator: "/"))
    }
    func _joined(_ name: String) -> String {
        absoluteString.hasSuffix("/") || name.hasPrefix("/") ? absoluteString + name : absoluteString + "/" + name
    }
    static func < (lhs: URL, rhs: URL) -> Bool { lhs.absoluteString < rhs.absoluteString }
}
