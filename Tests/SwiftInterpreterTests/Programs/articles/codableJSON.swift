import Foundation
struct Address: Codable, Hashable { var street: String; var zip: String? }
enum Role: String, Codable { case admin, user, guest }
struct User: Codable, Identifiable, Hashable {
    let id: Int
    var name: String
    var email: String?
    var role: Role = .user
    var tags: [String] = []
    var address: Address
    enum CodingKeys: String, CodingKey { case id, name = "full_name", email, role, tags, address }
}
struct Wrapper<T: Codable>: Codable { var data: [T]; var total: Int }
enum Shape: Codable, Equatable {
    case circle(radius: Double), square(Double)
    private enum CodingKeys: String, CodingKey { case type, value }
    init(from decoder: Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        let value = try box.decode(Double.self, forKey: .value)
        switch try box.decode(String.self, forKey: .type) {
        case "circle": self = .circle(radius: value)
        case "square": self = .square(value)
        case let other: throw DecodingError.dataCorruptedError(forKey: .type, in: box, debugDescription: "bad type \(other)")
        }
    }
    func encode(to encoder: Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .circle(let radius): try box.encode("circle", forKey: .type); try box.encode(radius, forKey: .value)
        case .square(let side): try box.encode("square", forKey: .type); try box.encode(side, forKey: .value)
        }
    }
}
let json = """
{"data": [{"id": 1, "full_name": "Ada", "role": "admin", "tags": ["x"], "address": {"street": "Main", "zip": "123"}},
 {"id": 2, "full_name": "Bob", "email": "b@x.io", "role": "guest", "tags": [], "address": {"street": "Side"}}], "total": 2}
""".data(using: .utf8)!
let decoder = JSONDecoder()
let result = try decoder.decode(Wrapper<User>.self, from: json)
for user in result.data { print(user.id, user.name, user.email ?? "-", user.role, user.address.zip ?? "none") }  // expect: 1 Ada - admin 123
// expect: 2 Bob b@x.io guest none
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try encoder.encode(result.data[0]), encoding: .utf8)!)  // expect: {
// expect:   "address" : {
// expect:     "street" : "Main",
// expect:     "zip" : "123"
// expect:   },
// expect:   "full_name" : "Ada",
// expect:   "id" : 1,
// expect:   "role" : "admin",
// expect:   "tags" : [
// expect:     "x"
// expect:   ]
// expect: }
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode([Shape.circle(radius: 2), .square(1.5)]), as: UTF8.self))  // expect: [{"type":"circle","value":2},{"type":"square","value":1.5}]
let shapes = try decoder.decode([Shape].self, from: Data(#"[{"type":"square","value":3}]"#.utf8))
print(shapes == [.square(3)])  // expect: true
do { _ = try decoder.decode([Shape].self, from: Data(#"[{"type":"hex","value":3}]"#.utf8)) }
catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) }  // expect: bad type hex
do { _ = try decoder.decode(User.self, from: Data(#"{"id": 1}"#.utf8)) }
catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }  // expect: missing full_name
do { _ = try decoder.decode(User.self, from: Data(#"{"id": "x", "full_name": "A"}"#.utf8)) }
catch let DecodingError.typeMismatch(type, context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }  // expect: mismatch Int ["id"]
struct Event: Codable { var startDate: Date; var isDone: Bool }
decoder.keyDecodingStrategy = .convertFromSnakeCase
decoder.dateDecodingStrategy = .secondsSince1970
let event = try decoder.decode(Event.self, from: Data(#"{"start_date": 0, "is_done": true}"#.utf8))
print(event.startDate.timeIntervalSince1970, event.isDone)  // expect: 0.0 true
