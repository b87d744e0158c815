import Foundation
struct Event: Codable { let name: String; let date: Date }
let e = Event(name: "a", date: Date(timeIntervalSince1970: 86400))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
encoder.dateEncodingStrategy = .secondsSince1970
print(String(data: try encoder.encode(e), encoding: .utf8)!)  // expect: {"date":86400,"name":"a"}
encoder.dateEncodingStrategy = .iso8601
let data = try encoder.encode(e)
print(String(data: data, encoding: .utf8)!)  // expect: {"date":"1970-01-02T00:00:00Z","name":"a"}
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Event.self, from: data).date == e.date)  // expect: true
