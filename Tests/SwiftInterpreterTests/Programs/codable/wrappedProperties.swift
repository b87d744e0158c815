// A property wrapper that is Codable writes and reads its property by itself.
import Foundation

@propertyWrapper struct Upper: Codable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(String.self).uppercased()
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("<\(wrappedValue)>")
    }
}

struct Title: Codable {
    @Upper var text: String
    var number = 1
}

func json<T: Encodable>(_ value: T) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func read<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(text.utf8))
}

let title = try read(Title.self, #"{"text":"abc","number":2}"#)
print(title.text, title.number, try json(title))  // expect: ABC 2 {"number":2,"text":"<ABC>"}
print(try json(Title(text: "new")))  // expect: {"number":1,"text":"<new>"}

// What cannot be read has a value all the same.
@propertyWrapper struct OrNone: Codable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode(String.self)) ?? "none"
    }
}

struct Line: Codable {
    @OrNone var title: String
    @OrNone var note: String = "-"
    var number: Int
    enum CodingKeys: String, CodingKey { case title = "t", note, number }
}

let lines = try read([Line].self, #"[{"t":"A","note":null,"number":1},{"t":3,"note":"n","number":3}]"#)
print(lines.map { "\($0.title) \($0.note) \($0.number)" })  // expect: ["A none 1", "none n 3"]
do {
    _ = try read(Line.self, #"{"t":"A","number":1}"#)
} catch DecodingError.keyNotFound(let key, _) {
    print("no", key.stringValue)
}  // expect: no note

// Where the key is missing, a function for this wrapper alone steps in.
protocol DefaultProvider {
    associatedtype Value: Codable
    static var value: Value { get }
}
enum Empty: DefaultProvider { static var value: [String] { [] } }
enum No: DefaultProvider { static var value: Bool { false } }

@propertyWrapper struct Default<Provider: DefaultProvider>: Codable {
    var wrappedValue: Provider.Value
    init(wrappedValue: Provider.Value = Provider.value) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Provider.Value.self) }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
    func decode<P>(_ type: Default<P>.Type, forKey key: Key) throws -> Default<P> {
        try decodeIfPresent(type, forKey: key) ?? Default()
    }
}

struct Settings: Codable {
    var name: String
    @Default<Empty> var tags: [String]
    @Default<No> var isOn
}

let settings = try read([Settings].self, #"[{"name":"a"},{"name":"b","tags":["x"],"isOn":true},{"name":"c","tags":null}]"#)
for each in settings { print(each.name, each.tags, each.isOn) }  // expect: a [] false
// expect: b ["x"] true
// expect: c [] false
print(try json(settings[1]))  // expect: {"isOn":true,"name":"b","tags":["x"]}
