import Foundation
struct Weather: Codable {
    var conditions: [String] = []
    var pairs: [[Int]] = []
    var known: [Int?] = []
    enum Keys: String, CodingKey { case weather, pairs, known }
    enum Part: CodingKey { case description }
    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        var list = try values.nestedUnkeyedContainer(forKey: .weather)
        while !list.isAtEnd {
            conditions.append(try list.nestedContainer(keyedBy: Part.self).decode(String.self, forKey: .description))
        }
        var rows = try values.nestedUnkeyedContainer(forKey: .pairs)
        while !rows.isAtEnd {
            var row = try rows.nestedUnkeyedContainer()
            pairs.append([try row.decode(Int.self), try row.decode(Int.self)])
        }
        var known = try values.nestedUnkeyedContainer(forKey: .known)
        while !known.isAtEnd {
            if try known.decodeNil() { self.known.append(nil) } else { self.known.append(try known.decodeIfPresent(Int.self)) }
        }
    }
    func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        var list = values.nestedUnkeyedContainer(forKey: .weather)
        for condition in conditions {
            var part = list.nestedContainer(keyedBy: Part.self)
            try part.encode(condition, forKey: .description)
        }
        var rows = values.nestedUnkeyedContainer(forKey: .pairs)
        for pair in pairs {
            var row = rows.nestedUnkeyedContainer()
            try row.encode(contentsOf: pair)
        }
        var known = values.nestedUnkeyedContainer(forKey: .known)
        for value in self.known {
            if let value { try known.encode(value) } else { try known.encodeNil() }
        }
        print(list.count, rows.count, known.count)
    }
}
let text = #"{"weather":[{"description":"sun"},{"description":"wind"}],"pairs":[[1,2],[3,4]],"known":[1,null,2]}"#
let weather = try JSONDecoder().decode(Weather.self, from: Data(text.utf8))
print(weather.conditions, weather.pairs, weather.known)  // expect: ["sun", "wind"] [[1, 2], [3, 4]] [Optional(1), nil, Optional(2)]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(weather), as: UTF8.self))  // expect: 2 2 3
// expect: {"known":[1,null,2],"pairs":[[1,2],[3,4]],"weather":[{"description":"sun"},{"description":"wind"}]}
struct Bad: Decodable {
    init(from decoder: Decoder) throws {
        var list = try decoder.unkeyedContainer()
        _ = try list.decode(Int.self)
        _ = try list.nestedContainer(keyedBy: Weather.Part.self)
    }
}
do { _ = try JSONDecoder().decode(Bad.self, from: Data("[1, 2]".utf8)) }
catch DecodingError.typeMismatch(_, let context) { print("mismatch", context.codingPath.map(\.stringValue)) }  // expect: mismatch ["Index 1"]
