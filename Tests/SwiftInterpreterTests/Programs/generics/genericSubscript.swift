struct JSON {
    var storage: [String: Any]
    subscript<T>(key: String, as type: T.Type) -> T? { storage[key] as? T }
    subscript<T>(key: String, default value: T) -> T { storage[key] as? T ?? value }
}
let json = JSON(storage: ["name": "Ann", "age": 30])
print(json["name", as: String.self] as Any)  // expect: Optional("Ann")
print(json["age", as: String.self] as Any)  // expect: nil
print(json["age", default: 0] + 1, json["none", default: "?"])  // expect: 31 ?
