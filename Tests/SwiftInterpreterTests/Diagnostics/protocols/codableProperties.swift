import Foundation
struct Person { let name: String }
struct Todo: Codable {  // error@8: type 'Todo' does not conform to protocol 'Decodable' | Let 'Person' conform to 'Decodable', too, or leave 'owner' out of its 'CodingKeys'.
    let id: Int
    let owner: Person
}
struct Group: Decodable { var members: [Person]; var leader: Person? }  // error@8: type 'Group' does not conform to protocol 'Decodable' | Let 'Person' conform to 'Decodable', too, or leave 'members' out of its 'CodingKeys'.
struct Saved: Encodable {  // error@8: type 'Saved' does not conform to protocol 'Encodable' | Let 'Person' conform to 'Encodable', too, or leave 'person' out of its 'CodingKeys'.
    var person: Person
    var count = 1
}
struct Chosen: Codable {
    var id = 1
    var person = Person(name: "a")
    enum CodingKeys: String, CodingKey { case id }
}
