import Foundation
class Settings: Codable {
    var volume = 5
    var name: String
    init(name: String) { self.name = name }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let s = Settings(name: "x")
s.volume = 8
let data = try encoder.encode(s)
print(String(data: data, encoding: .utf8)!)  // expect: {"name":"x","volume":8}
let t = try JSONDecoder().decode(Settings.self, from: data)
print(t.volume, t.name, t !== s)  // expect: 8 x true
