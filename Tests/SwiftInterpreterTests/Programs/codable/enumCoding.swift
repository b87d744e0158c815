// Codable for enums with payloads.
import Foundation
enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case rectangle(width: Int, height: Int)
    case named(String)
    case pair(Int, String)
    case empty
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let shapes: [Shape] = [.circle(radius: 1.5), .rectangle(width: 2, height: 3), .named("n"), .pair(1, "b"), .empty]
for shape in shapes {
    let data = try encoder.encode(shape)
    print(String(decoding: data, as: UTF8.self))
    print(try JSONDecoder().decode(Shape.self, from: data) == shape)
}  // expect: {"circle":{"radius":1.5}}
// expect: true
// expect: {"rectangle":{"height":3,"width":2}}
// expect: true
// expect: {"named":{"_0":"n"}}
// expect: true
// expect: {"pair":{"_0":1,"_1":"b"}}
// expect: true
// expect: {"empty":{}}
// expect: true
struct Drawing: Codable {
    var title: String
    var shapes: [Shape]
    var last: Shape?
}
let drawing = Drawing(title: "d", shapes: [.empty, .named("x")], last: nil)
let text = String(decoding: try encoder.encode(drawing), as: UTF8.self)
print(text)  // expect: {"shapes":[{"empty":{}},{"named":{"_0":"x"}}],"title":"d"}
let back = try JSONDecoder().decode(Drawing.self, from: Data(text.utf8))
print(back.shapes == drawing.shapes, back.last == nil)  // expect: true true
do {
    _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"square":{}}"#.utf8))
} catch DecodingError.typeMismatch(_, let context) {
    print("mismatch", context.debugDescription)  // expect: mismatch Invalid number of keys found, expected one.
} catch {
    print("other")
}
enum Event: Codable {
    case tap(x: Int), key(Character2)
    enum CodingKeys: String, CodingKey { case tap = "t", key = "k" }
    struct Character2: Codable { var value: String }
}
print(String(decoding: try encoder.encode([Event.tap(x: 4), .key(.init(value: "q"))]), as: UTF8.self))  // expect: [{"t":{"x":4}},{"k":{"_0":{"value":"q"}}}]
