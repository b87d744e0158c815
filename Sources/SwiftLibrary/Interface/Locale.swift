/// A language and region; texts are always those of English in the United States.
struct Locale: Hashable, Sendable {
    /// The name of the language and region.
    let identifier: String
    /// The language and region of that name.
    init(identifier: String) { self.identifier = identifier }
    /// The session's own.
    static var current: Locale { Locale(identifier: "en_US") }
    /// The session's own.
    static var autoupdatingCurrent: Locale { current }
}
