// The names of people.

/// The parts of a person's name.
struct PersonNameComponents: Hashable, Codable, Sendable {
    /// What stands before the name, as in "Dr.".
    var namePrefix: String?
    var givenName: String?
    var middleName: String?
    var familyName: String?
    /// What stands behind the name, as in "Jr.".
    var nameSuffix: String?
    var nickname: String?
    init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
        nameSuffix: String? = nil, nickname: String? = nil
    ) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
    }
    /// The given name and the family name.
    func formatted() -> String { formatted(PersonNameComponents.FormatStyle()) }
    /// The name in this way.
    func formatted(_ style: PersonNameComponents.FormatStyle) -> String { style.format(self) }

    /// How a name is written, in the order of English.
    struct FormatStyle: _PersonNameFormat {
        /// How much of a name is written.
        enum Style: Hashable, Codable, Sendable { case short, medium, long, abbreviated }
        /// How much of a name is written.
        var style = Style.medium
        init(style: Style = .medium) { self.style = style }
        /// In the way of a region; names are always shown in that of the United States.
        func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle { self }
        /// The name in this way.
        func format(_ value: PersonNameComponents) -> String {
            let short = [value.givenName, value.familyName]
            switch style {
            case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .medium: return _joined(short)
            case .long: return _joined([value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix])
            case .abbreviated: return short.compactMap { $0?.first.map { String($0) } }.joined()
            }
        }
        func _joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
    }
}

/// `FormatStyle`, which is a name of its own inside of the parts of a name.
typealias _PersonNameFormat = FormatStyle

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// So much of a name.
    static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle { PersonNameComponents.FormatStyle(style: style) }
}

/// `\(person, format: .name(style: .long))`.
func _formatFormat(_ value: PersonNameComponents, _ format: PersonNameComponents.FormatStyle) -> String { format.format(value) }

/// Writes the names of people.
class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    enum Style { case `default`, short, medium, long, abbreviated }
    /// How much of a name is written.
    var style = Style.default
    override init() {}
    /// The name as a text.
    func string(from components: PersonNameComponents) -> String {
        switch style {
        case .default, .medium: return components.formatted()
        case .short: return components.formatted(.name(style: .short))
        case .long: return components.formatted(.name(style: .long))
        case .abbreviated: return components.formatted(.name(style: .abbreviated))
        }
    }
    override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
    /// A name as a text.
    static func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}
