import Foundation
func load(_ text: String) throws -> Int {
    struct Reply: Codable {
        let items: [Item]
        enum CodingKeys: String, CodingKey { case items = "data" }
        struct Item: Codable { let id: Int }
    }
    return try JSONDecoder().decode(Reply.self, from: Data(text.utf8)).items.reduce(0) { $0 + $1.id }
}
func name() throws -> String {
    struct Reply: Codable { let name: String }
    enum Kind: Codable { case one(Int), other }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode([Kind.one(3), .other]), as: UTF8.self))
    return try JSONDecoder().decode(Reply.self, from: JSONEncoder().encode(Reply(name: "here"))).name
}
print(try load("{\"data\":[{\"id\":3},{\"id\":4}]}"))  // expect: 7
print(try name())  // expect: [{"one":{"_0":3}},{"other":{}}]
// expect: here
