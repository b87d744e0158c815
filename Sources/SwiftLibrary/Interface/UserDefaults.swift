/// Values by keys that outlast a program; here they last as long as the session.
class UserDefaults {
    /// The program's own.
    static let standard = UserDefaults(_name: nil)
    static let argumentDomain = "NSArgumentDomain"
    static let globalDomain = "NSGlobalDomain"
    static let registrationDomain = "NSRegistrationDomain"
    var _values: [String: Any] = [:]
    var _registered: [String: Any] = [:]
    let _name: String?

    init(_name: String?) { self._name = _name }
    init() { _name = nil }
    /// Those of a group of programs.
    init?(suiteName: String?) {
        _name = suiteName
    }
    /// The object that holds the values: those of one name share one.
    var _holder: UserDefaults {
        guard let name = _name else { return UserDefaults.standard }
        return _Suites.shared.named(name)
    }
    func _value(_ key: String) -> Any? {
        let holder = _holder
        if holder === UserDefaults.standard, let value = _viewDefault(key) { return _plain(value) }
        if let value = holder._values[key] { return value }
        return holder._registered[key]
    }
    func _plain(_ value: Any) -> Any {
        if let raw = value as? any RawRepresentable { return raw.rawValue }
        return value
    }

    /// The value of a key; nil if there is none.
    func object(forKey defaultName: String) -> Any? { _value(defaultName) }
    /// The value of a key; nil if there is none.
    func value(forKey key: String) -> Any? { _value(key) }
    /// Keeps a value; nil removes it.
    func set(_ value: Any?, forKey defaultName: String) {
        let holder = _holder
        if let value { holder._values[defaultName] = value } else { holder._values.removeValue(forKey: defaultName) }
        if holder === UserDefaults.standard { _setViewDefault(defaultName, value) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
    /// Keeps a value; nil removes it.
    func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Removes the value of a key.
    func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }
    /// Values that count where none was set.
    func register(defaults registrationDictionary: [String: Any]) {
        let holder = _holder
        for (key, value) in registrationDictionary { holder._registered[key] = value }
    }
    /// The text of a key; a number as a text.
    func string(forKey defaultName: String) -> String? {
        switch _value(defaultName) {
        case let text as String: return text
        case let number as Int: return "\(number)"
        case let number as Double: return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        default: return nil
        }
    }
    /// The whole number of a key; 0 if there is none.
    func integer(forKey defaultName: String) -> Int {
        switch _value(defaultName) {
        case let number as Int: return number
        case let number as Double: return Int(exactly: number.rounded(.towardZero)) ?? 0
        case let number as Bool: return number ? 1 : 0
        case let text as String: return Int(text) ?? 0
        default: return 0
        }
    }
    /// The number of a key; 0 if there is none.
    func double(forKey defaultName: String) -> Double {
        switch _value(defaultName) {
        case let number as Double: return number
        case let number as Float: return Double(number)
        case let number as Int: return Double(number)
        case let number as Bool: return number ? 1 : 0
        case let text as String: return Double(text) ?? 0
        default: return 0
        }
    }
    /// The number of a key; 0 if there is none.
    func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
    /// The truth of a key; false if there is none.
    func bool(forKey defaultName: String) -> Bool {
        switch _value(defaultName) {
        case let truth as Bool: return truth
        case let number as Int: return number != 0
        case let number as Double: return number != 0
        case let text as String: return ["YES", "yes", "Yes", "true", "True", "TRUE", "1"].contains(text)
        default: return false
        }
    }
    /// The bytes of a key; nil if there are none.
    func data(forKey defaultName: String) -> Data? { _value(defaultName) as? Data }
    /// The list of a key; nil if there is none.
    func array(forKey defaultName: String) -> [Any]? { _value(defaultName) as? [Any] }
    /// The texts of a key; nil if there are none.
    func stringArray(forKey defaultName: String) -> [String]? { _value(defaultName) as? [String] }
    /// The dictionary of a key; nil if there is none.
    func dictionary(forKey defaultName: String) -> [String: Any]? { _value(defaultName) as? [String: Any] }
    /// The address of a key; nil if there is none.
    func url(forKey defaultName: String) -> URL? { _value(defaultName) as? URL }
    /// All values.
    func dictionaryRepresentation() -> [String: Any] {
        let holder = _holder
        return holder._registered.merging(holder._values) { $1 }
    }
    /// Removes all values.
    func removePersistentDomain(forName domainName: String) {
        let holder = domainName == _name ? _holder : UserDefaults.standard
        for key in holder._values.keys.sorted() { holder.removeObject(forKey: key) }
    }
    /// Nothing: values are kept at once.
    @discardableResult
    func synchronize() -> Bool { true }

    /// Values have changed.
    static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
}

/// The defaults of groups of programs, by name.
final class _Suites {
    static let shared = _Suites()
    var _all: [String: UserDefaults] = [:]
    init() {}
    func named(_ name: String) -> UserDefaults {
        if let known = _all[name] { return known }
        let made = UserDefaults(_name: name)
        _all[name] = made
        return made
    }
}

/// What views keep under a key.
@native("_viewDefault(_:)")
func _viewDefault(_ key: String) -> Any?
/// Hands a value on to the views that keep one under its key.
@native("_setViewDefault(_:_:)")
func _setViewDefault(_ key: String, _ value: Any?)
