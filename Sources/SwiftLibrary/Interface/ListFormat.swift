// Lists in words: "a, b, and c".

/// How the elements of a list are joined.
struct _ListForm {
    enum ListType { case and, or }
    enum Width { case standard, short, narrow }
    let type: ListType
    let width: Width
    /// The words are English, as the session is.
    func locale(_ locale: Locale) -> _ListForm { self }
    /// Joins texts with commas and a word.
    static func list(type: ListType, width: Width = .standard) -> _ListForm { _ListForm(type: type, width: width) }
    func _joined(_ parts: [String]) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        if type == .and, width == .narrow { return parts.joined(separator: ", ") }
        let word = type == .and ? " and " : " or "
        let comma = type == .and && width == .standard && parts.count > 2 ? "," : ""
        return parts.dropLast().joined(separator: ", ") + comma + word + parts[parts.count - 1]
    }
}

/// How the elements of a list are written and joined.
struct _MemberListForm<Member> {
    let _write: (Member) -> String
    let _form: _ListForm
}

extension _MemberListForm where Member == Int {
    /// Joins what a style makes of the numbers with commas and a word.
    static func list(memberStyle: IntegerFormatStyle<Int>, type: _ListForm.ListType, width: _ListForm.Width = .standard) -> _MemberListForm<Int> {
        _MemberListForm<Int>(_write: { memberStyle.format($0) }, _form: _ListForm(type: type, width: width))
    }
}

extension _MemberListForm where Member == Double {
    /// Joins what a style makes of the numbers with commas and a word.
    static func list(memberStyle: FloatingPointFormatStyle<Double>, type: _ListForm.ListType, width: _ListForm.Width = .standard) -> _MemberListForm<Double> {
        _MemberListForm<Double>(_write: { memberStyle.format($0) }, _form: _ListForm(type: type, width: width))
    }
}

extension _MemberListForm where Member == PersonNameComponents {
    /// Joins the names with commas and a word.
    static func list(memberStyle: PersonNameComponents.FormatStyle, type: _ListForm.ListType, width: _ListForm.Width = .standard) -> _MemberListForm<PersonNameComponents> {
        _MemberListForm<PersonNameComponents>(_write: { memberStyle.format($0) }, _form: _ListForm(type: type, width: width))
    }
}

extension _MemberListForm where Member == Date {
    /// Joins the moments with commas and a word.
    static func list(memberStyle: Date.FormatStyle, type: _ListForm.ListType, width: _ListForm.Width = .standard) -> _MemberListForm<Date> {
        _MemberListForm<Date>(_write: { memberStyle.format($0) }, _form: _ListForm(type: type, width: width))
    }
}

extension Sequence where Element == String {
    /// The texts as a list in words.
    func formatted() -> String { _ListForm(type: .and, width: .standard)._joined(Array(self)) }
    /// The texts as a list in words.
    func formatted(_ style: _ListForm) -> String { style._joined(Array(self)) }
}

/// `\(names, format: .list(type: .and))`.
func _formatFormat<S: Sequence>(_ values: S, _ format: _ListForm) -> String where S.Element == String { values.formatted(format) }

extension Sequence {
    /// The elements as a list in words.
    func formatted(_ style: _MemberListForm<Element>) -> String { style._form._joined(map { style._write($0) }) }
}
