import Foundation
struct Point: Codable {
    var x: Int, y: Int
    enum CodingKeys: CodingKey { case x, y, sum }
    init(x: Int, y: Int) { self.x = x; self.y = y }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        x = try c.decode(Int.self, forKey: .x)
        y = try c.decodeIfPresent(Int.self, forKey: .y) ?? -1
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(x, forKey: .x)
        try c.encode(y, forKey: .y)
        try c.encode(x + y, forKey: .sum)
    }
}
print(try JSONDecoder().decode(Point.self, from: Data(#"{"x": 4}"#.utf8)))  // expect: Point(x: 4, y: -1)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(Point(x: 1, y: 2)), encoding: .utf8)!)  // expect: {"sum":3,"x":1,"y":2}
