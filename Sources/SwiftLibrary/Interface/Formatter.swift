// What turns values into texts, as a class of Foundation does it.

/// The class that formatters inherit from.
class Formatter: NSObject {
    override init() {}
    /// The text of a value; nil for a value of a kind that the formatter does not know.
    func string(for obj: Any?) -> String? { nil }
}

/// Values that have a class of Foundation beside them; formatters take them in interpolations.
protocol ReferenceConvertible {
}

extension Date: ReferenceConvertible {}
extension DateComponents: ReferenceConvertible {}
extension DateInterval: ReferenceConvertible {}
extension Data: ReferenceConvertible {}
extension Decimal: ReferenceConvertible {}
extension Measurement: ReferenceConvertible {}
extension PersonNameComponents: ReferenceConvertible {}
extension URL: ReferenceConvertible {}
extension UUID: ReferenceConvertible {}

/// `\(day, formatter: formatter)`.
func _formatFormatter<Subject: ReferenceConvertible>(_ value: Subject, _ formatter: Formatter) -> String { formatter.string(for: value) ?? "" }

/// `\(price as NSNumber, formatter: formatter)`.
func _formatFormatter<Subject: NSObject>(_ value: Subject, _ formatter: Formatter) -> String { formatter.string(for: value) ?? "" }

/// `\(score, default: "none")`.
func _formatDefault<Value>(_ value: Value?, _ text: String) -> String { value.map { "\($0)" } ?? text }

/// Writes several values as a list in words.
class ListFormatter: Formatter {
    override init() {}
    /// Writes each of the values.
    var itemFormatter: Formatter?
    /// The list in words.
    func string(from items: [Any]) -> String? {
        let parts = items.map { item in itemFormatter?.string(for: item) ?? "\(item)" }
        return _ListForm(type: .and, width: .standard)._joined(parts)
    }
    override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
    /// The texts as a list in words.
    static func localizedString(byJoining strings: [String]) -> String { _ListForm(type: .and, width: .standard)._joined(strings) }
}
