// Addresses that are told from where another one is.

extension URL {
    /// The address that a text spells, seen from another one; nil where it is none.
    init?(string: String, relativeTo base: URL?) {
        guard let base else {
            guard let url = URL(string: string) else { return nil }
            self = url
            return
        }
        guard string.isEmpty || URL(string: string) != nil else { return nil }
        self = URL(_text: _URLParts(string)._resolved(from: _URLParts(base.absoluteString)).text)
        if _URLParts(string).scheme == nil { (_written, _base) = (string, base.absoluteString) }
    }
    /// What was written, without what it is relative to.
    var relativeString: String { _written ?? absoluteString }
    /// The path that was written.
    var relativePath: String { _written.map { _URLParts($0).path } ?? path }
    /// The address that this one is relative to.
    var baseURL: URL? { _base.map { URL(_text: $0) } }
    /// The whole address.
    var absoluteURL: URL { URL(_text: absoluteString) }
    /// The address without `.` and `..` in its path.
    var standardized: URL {
        var parts = _URLParts(absoluteString)
        parts.path = _withoutDots(parts.path)
        return URL(_text: parts.text)
    }
}

extension _URLParts {
    /// The whole address that is meant where this one is written on the page of another.
    func _resolved(from base: _URLParts) -> _URLParts {
        if scheme != nil { return self }
        var whole = self
        whole.scheme = base.scheme
        if host != nil { return whole }
        (whole.user, whole.password, whole.host, whole.port) = (base.user, base.password, base.host, base.port)
        if path.isEmpty {
            whole.path = base.path
            whole.query = query ?? base.query
        } else if path.hasPrefix("/") {
            whole.path = _withoutDots(path)
        } else {
            let folder = base.path.lastIndex(of: "/").map { String(base.path[...$0]) } ?? (base.host == nil ? "" : "/")
            whole.path = _withoutDots(folder + path)
        }
        return whole
    }
}

/// A path without `.`, and with `..` taken out together with what stands before it.
func _withoutDots(_ path: String) -> String {
    var names: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        if part == "." || part == ".." {
            if part == "..", names.count > 1 { names.removeLast() }
            if isLast { names.append("") }
        } else {
            names.append(part)
        }
    }
    return names.joined(separator: "/")
}
