import Foundation
struct Page<T: Codable>: Codable { var items: [T]; var next: Int? }
func decode<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T { try JSONDecoder().decode(type, from: Data(text.utf8)) }
let p = try decode(#"{"items": ["a", "b"], "next": 2}"#, as: Page<String>.self)
print(p.items, p.next as Any)  // expect: ["a", "b"] Optional(2)
let q: Page<Int> = try decode(#"{"items": [1]}"#)
print(q.items, q.next as Any)  // expect: [1] nil
