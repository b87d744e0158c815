import Foundation
enum Level: String, Codable { case low, high }
enum Code: Int, Codable { case ok = 200, missing = 404 }
struct Report: Codable { var level: Level; var codes: [Code] }
let r = try JSONDecoder().decode(Report.self, from: Data(#"{"level": "high", "codes": [200, 404]}"#.utf8))
print(r.level, r.codes)  // expect: high [main.Code.ok, main.Code.missing]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(r), encoding: .utf8)!)  // expect: {"codes":[200,404],"level":"high"}
do { _ = try JSONDecoder().decode(Level.self, from: Data("\"none\"".utf8)) } catch { print("bad level") }  // expect: bad level
