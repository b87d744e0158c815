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

extension Locale {
    /// The money of a region.
    struct Currency: Hashable, Sendable {
        /// Its three letters.
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
    }
    /// A region.
    struct Region: Hashable, Sendable {
        /// Its two letters.
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
    }
    /// A language, perhaps in a region.
    struct Language: Hashable, Sendable {
        /// A language by itself.
        struct LanguageCode: Hashable, Sendable {
            /// Its two letters.
            let identifier: String
            init(_ identifier: String) { self.identifier = identifier }
        }
        let languageCode: LanguageCode?
        let region: Region?
    }
    /// Which units are used.
    enum MeasurementSystem: Hashable, Sendable { case metric, us, uk }
    var _parts: [String] { identifier.replacingOccurrences(of: "-", with: "_").split(separator: "_").map(String.init) }
    /// The language.
    var language: Language { Language(languageCode: _parts.first.map { Language.LanguageCode($0) }, region: region) }
    /// The region.
    var region: Region? { _parts.count > 1 ? _parts.last.map { Region($0) } : nil }
    /// The money of the region, where it is one of the largest.
    var currency: Currency? {
        let known = ["US": "USD", "GB": "GBP", "DE": "EUR", "FR": "EUR", "IT": "EUR", "ES": "EUR", "NL": "EUR", "AT": "EUR", "JP": "JPY", "CH": "CHF", "CA": "CAD", "AU": "AUD", "IN": "INR"]
        return region.flatMap { known[$0.identifier] }.map { Currency($0) }
    }
    /// The two letters of the language.
    var languageCode: String? { _parts.first }
    /// The two letters of the region.
    var regionCode: String? { region?.identifier }
    /// The three letters of the region's money.
    var currencyCode: String? { currency?.identifier }
    /// The sign of the money.
    var currencySymbol: String? { "$" }
    /// What stands before a fraction.
    var decimalSeparator: String? { "." }
    /// What stands between thousands.
    var groupingSeparator: String? { "," }
    /// Which units are used.
    var measurementSystem: MeasurementSystem { region?.identifier == "US" ? .us : region?.identifier == "GB" ? .uk : .metric }
}
