import Foundation
struct Event: Codable {
    var id: Int
    var title: String
    var extras: [String: String]
    private enum CodingKeys: CodingKey { case id, title, meta }
    private struct Dyn: CodingKey {
        var stringValue: String
        init(stringValue: String) { self.stringValue = stringValue }
        var intValue: Int? { nil }
        init?(intValue: Int) { return nil }
    }
    init(id: Int, title: String, extras: [String: String]) {
        self.id = id
        self.title = title
        self.extras = extras
    }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        if let n = try? c.decode(Int.self, forKey: .id) { id = n } else { id = Int(try c.decode(String.self, forKey: .id)) ?? -1 }
        title = try c.decodeIfPresent(String.self, forKey: .title) ?? "untitled"
        let m = try c.nestedContainer(keyedBy: Dyn.self, forKey: .meta)
        extras = try m.allKeys.reduce(into: [:]) { $0[$1.stringValue] = try m.decode(String.self, forKey: $1) }
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(id, forKey: .id)
        try c.encode(title, forKey: .title)
        var m = c.nestedContainer(keyedBy: Dyn.self, forKey: .meta)
        for (k, v) in extras.sorted(by: { $0.key < $1.key }) { try m.encode(v, forKey: Dyn(stringValue: k)) }
    }
}
let text = #"[{"id":"17","meta":{"a":"x","b":"y"}},{"id":3,"title":"T","meta":{}}]"#
let events = try JSONDecoder().decode([Event].self, from: text.data(using: .utf8)!)
for e in events { print(e.id, e.title, e.extras.keys.sorted()) }  // expect: 17 untitled ["a", "b"]
// expect: 3 T []
let enc = JSONEncoder()
enc.outputFormatting = [.sortedKeys]
print(String(data: try enc.encode(events), encoding: .utf8)!)  // expect: [{"id":17,"meta":{"a":"x","b":"y"},"title":"untitled"},{"id":3,"meta":{},"title":"T"}]
struct Stamp: Codable {
    var at: Date
    var u: URL
    var raw: Data
}
let s = Stamp(at: Date(timeIntervalSince1970: 86400), u: URL(string: "https://a.b/c?d=1")!, raw: Data([1, 2, 3]))
enc.dateEncodingStrategy = .iso8601
print(String(data: try enc.encode(s), encoding: .utf8)!)  // expect: {"at":"1970-01-02T00:00:00Z","raw":"AQID","u":"https:\/\/a.b\/c?d=1"}
enc.dateEncodingStrategy = .secondsSince1970
enc.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(data: try enc.encode(s), encoding: .utf8)!)  // expect: {"at":86400,"raw":"AQID","u":"https://a.b/c?d=1"}
let any = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2,{"b":null}],"c":true}"#.utf8)) as? [String: Any]
print((any?["a"] as? [Any])?.count ?? 0, any?["c"] as? Bool ?? false)  // expect: 3 true
