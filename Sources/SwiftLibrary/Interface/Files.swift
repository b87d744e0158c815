// Reading and writing files: a session has none, so that each attempt ends as for a file that is not there.

/// What is thrown where a file is asked for.
func _noSuchFile(_ name: String) -> NSError {
    NSError(
        domain: NSCocoaErrorDomain, code: 260,
        userInfo: [NSLocalizedDescriptionKey: "The file “\(name)” couldn’t be opened because there is no such file."])
}

/// What is thrown where something is written to a file.
func _noSuchPlace(_ name: String) -> NSError {
    NSError(
        domain: NSCocoaErrorDomain, code: 513,
        userInfo: [NSLocalizedDescriptionKey: "You don’t have permission to save the file “\(name)”."])
}

extension String {
    /// The text of a file; a session has no files, so this always throws.
    init(contentsOf url: URL) throws { throw _noSuchFile(url.lastPathComponent) }
    /// The text of a file; a session has no files, so this always throws.
    init(contentsOf url: URL, encoding: String.Encoding) throws { throw _noSuchFile(url.lastPathComponent) }
    /// The text of a file; a session has no files, so this always throws.
    init(contentsOfFile path: String) throws { throw _noSuchFile(path) }
    /// The text of a file; a session has no files, so this always throws.
    init(contentsOfFile path: String, encoding: String.Encoding) throws { throw _noSuchFile(path) }
    /// Writes the text to a file; a session has no files, so this always throws.
    func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws { throw _noSuchPlace(url.lastPathComponent) }
}

extension Data {
    /// How a file is read.
    struct ReadingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let mappedIfSafe = ReadingOptions(rawValue: 1)
        static let uncached = ReadingOptions(rawValue: 2)
        static let alwaysMapped = ReadingOptions(rawValue: 8)
    }
    /// How a file is written.
    struct WritingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let atomic = WritingOptions(rawValue: 1)
        static let withoutOverwriting = WritingOptions(rawValue: 2)
        static let completeFileProtection = WritingOptions(rawValue: 0x2000_0000)
    }
    /// The bytes of a file; a session has no files, so this always throws.
    init(contentsOf url: URL, options: ReadingOptions = []) throws { throw _noSuchFile(url.lastPathComponent) }
    /// Writes the bytes to a file; a session has no files, so this always throws.
    func write(to url: URL, options: WritingOptions = []) throws { throw _noSuchPlace(url.lastPathComponent) }
}
