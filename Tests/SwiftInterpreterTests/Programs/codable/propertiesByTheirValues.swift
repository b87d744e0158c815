import Foundation
func make() -> Int { 3 }
struct Settings: Codable {
    var counts = ["a": 1]
    var made = make()
    var sum = 1 + 2
    var ratio = 0.5
    var list = [1, 2].map { $0 * 2 }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Settings())
print(String(data: data, encoding: .utf8)!)  // expect: {"counts":{"a":1},"list":[2,4],"made":3,"ratio":0.5,"sum":3}
print(try JSONDecoder().decode(Settings.self, from: data))  // expect: Settings(counts: ["a": 1], made: 3, sum: 3, ratio: 0.5, list: [2, 4])
// Members that only look like those of Codable.
struct Point: Codable {
    var a: Int
    init(from text: String) { a = Int(text) ?? 0 }
    func encode() -> String { "a\(a)" }
}
print(Point(from: "4").encode(), String(data: try encoder.encode(Point(from: "7")), encoding: .utf8)!)  // expect: a4 {"a":7}
print(try JSONDecoder().decode(Point.self, from: Data("{\"a\":9}".utf8)).a)  // expect: 9
