import Foundation
struct User: Codable { var name: String; var age: Int; var email: String? }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(User(name: "Ann", age: 30, email: nil))
print(String(data: data, encoding: .utf8)!)  // expect: {"age":30,"name":"Ann"}
let back = try JSONDecoder().decode(User.self, from: data)
print(back.name, back.age, back.email as Any)  // expect: Ann 30 nil
