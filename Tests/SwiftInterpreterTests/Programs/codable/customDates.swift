import Foundation

struct Stamp: Codable { let at: Date }

let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .custom { decoder in
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let seconds = Double(text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad date \(text)"))
    }
    return Date(timeIntervalSince1970: seconds)
}
func read(_ text: String) {
    do {
        print(try decoder.decode(Stamp.self, from: Data(text.utf8)).at)
    } catch {
        print(error)
    }
}
read(#"{"at":"86400"}"#)  // expect: 1970-01-02 00:00:00 +0000
read(#"{"at":"soon"}"#)  // expect: DecodingError.dataCorrupted: Data was corrupted. Path: at. Debug description: bad date soon
read(#"{"at":1}"#)  // expect: DecodingError.typeMismatch: expected value of type String. Path: at. Debug description: Expected to decode String but found number instead.
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .custom { date, encoder in
    var container = encoder.singleValueContainer()
    try container.encode("T\(date.timeIntervalSince1970)")
}
print(String(decoding: try encoder.encode(Stamp(at: Date(timeIntervalSince1970: 5))), as: UTF8.self))  // expect: {"at":"T5.0"}
print(String(decoding: try encoder.encode([Date(timeIntervalSince1970: 6)]), as: UTF8.self))  // expect: ["T6.0"]
