@propertyWrapper struct UserDefault<T> {
    let key: String
    let defaultValue: T
    nonisolated(unsafe) static var store: [String: Any] { get { backing } set { backing = newValue } }
    var wrappedValue: T {
        get { Self.store[key] as? T ?? defaultValue }
        nonmutating set { Self.store[key] = newValue }
    }
}
nonisolated(unsafe) var backing: [String: Any] = [:]
struct Settings {
    @UserDefault(key: "dark", defaultValue: false) var dark: Bool
    @UserDefault(key: "size", defaultValue: 12) var size: Int
}
let s = Settings()
print(s.dark, s.size)  // expect: false 12
s.dark = true
s.size += 2
print(s.dark, s.size, backing.keys.sorted())  // expect: true 14 ["dark", "size"]
