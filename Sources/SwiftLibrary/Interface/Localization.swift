// Texts by keys. No translations are at hand, so each key is its own text.

/// The text of a key in the localised texts.
func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String {
    value.isEmpty ? key : value
}

extension String {
    /// The text of a key in the localised texts.
    init(localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: String? = nil) { self = key }
    /// The text of a key in the localised texts, or a text of its own where there is none.
    init(localized key: String, defaultValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: String? = nil) {
        self = defaultValue
    }
    /// The text of a resource.
    init(localized resource: LocalizedStringResource) { self = resource._text }
    /// A text with values put in for its specifiers, as the language has it.
    static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: format, arguments: arguments)
    }
}

/// What a title may be besides a string.
protocol _LocalizedText {
    var _text: String { get }
}

extension Substring: _LocalizedText {
    var _text: String { String(self) }
}

/// A text that is looked up where it is shown.
struct LocalizedStringResource: _LocalizedText, Hashable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    /// The key of the text.
    let key: String
    /// Which texts it is looked up in.
    let table: String?
    /// The region that was asked for.
    var locale: Locale
    let _default: String?
    var _text: String { _default ?? key }
    init(stringLiteral value: String) { self.init(value) }
    init(_ key: String, defaultValue: String? = nil, table: String? = nil, locale: Locale = .current, comment: String? = nil) {
        self.key = key
        self.table = table
        self.locale = locale
        _default = defaultValue
    }
}

/// What belongs to a program besides its code; there is nothing here.
final class Bundle {
    /// The program's own.
    static let main = Bundle()
    init() {}
    /// The name of the program, as shops know it.
    var bundleIdentifier: String? { nil }
    /// What is known of the program, by keys.
    var infoDictionary: [String: Any]? { nil }
    /// What is known of the program, by keys.
    func object(forInfoDictionaryKey key: String) -> Any? { nil }
    /// The languages that the program has texts in.
    var localizations: [String] { ["en"] }
    /// Those of them that are used, the best first.
    var preferredLocalizations: [String] { ["en"] }
    /// The language that the program was written in.
    var developmentLocalization: String? { "en" }
    /// Where a file of the program lies.
    func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
    /// Where a file of the program lies.
    func path(forResource name: String?, ofType ext: String?) -> String? { nil }
    /// The text of a key in the localised texts.
    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { value ?? key }
}
