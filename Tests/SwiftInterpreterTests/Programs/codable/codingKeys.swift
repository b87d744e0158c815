import Foundation
struct Person: Codable, Equatable {
    var firstName: String
    var yearOfBirth: Int
    enum CodingKeys: String, CodingKey {
        case firstName = "first_name"
        case yearOfBirth = "born"
    }
}
let p = try JSONDecoder().decode(Person.self, from: Data(#"{"first_name": "Bo", "born": 1990}"#.utf8))
print(p)  // expect: Person(firstName: "Bo", yearOfBirth: 1990)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(decoding: try encoder.encode(p), as: UTF8.self))  // expect: {"born":1990,"first_name":"Bo"}
