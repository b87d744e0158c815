import Foundation
let encoder = JSONEncoder()
func text<T: Encodable>(_ value: T) throws -> String { String(data: try encoder.encode(value), encoding: .utf8)! }
let hard = "a\r\nb\u{1}\u{1f}\u{8}\u{c}\t\"\\/é👍\u{7f}"
print(try text([hard]))  // expect: ["a\r\nb\u0001\u001f\b\f\t\"\\\/é👍"]
print(try JSONDecoder().decode([String].self, from: try encoder.encode([hard])) == [hard])  // expect: true
print(try text([UInt64.max, 0]), try JSONDecoder().decode([UInt64].self, from: Data("[18446744073709551615]".utf8)))  // expect: [18446744073709551615,0] [18446744073709551615]
do { print(try JSONDecoder().decode([Int].self, from: Data("[18446744073709551615]".utf8))) } catch { print("too large") }  // expect: too large
print(try text([Float(0.1)]), try text([0.1, 2]))  // expect: [0.1] [0.1,2]
struct Names: Codable {
    var myURLPath = 1, _firstName = 2, ABCd = 3, a1B = 4, plain = 5
}
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(try text(Names()))  // expect: {"_first_name":2,"a1_b":4,"a_b_cd":3,"my_url_path":1,"plain":5}
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
struct Read: Codable { var myUrlPath: Int, _firstName: Int, plain: Int }
print(try decoder.decode(Read.self, from: Data("{\"my_url_path\":1,\"_first_name\":2,\"plain\":3}".utf8)))  // expect: Read(myUrlPath: 1, _firstName: 2, plain: 3)
encoder.dataEncodingStrategy = .deferredToData
print(try text([Data([1, 2, 255])]))  // expect: [[1,2,255]]
decoder.dataDecodingStrategy = .deferredToData
print(try decoder.decode([Data].self, from: Data("[[1,2,255]]".utf8)).map(Array.init))  // expect: [[1, 2, 255]]
struct Nested: Encodable {
    enum Keys: String, CodingKey { case one, two }
    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Keys.self)
        var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .two)
        try outer.encode(1, forKey: .one)
        try inner.encode(2, forKey: .one)
        var list = inner.nestedUnkeyedContainer(forKey: .two)
        try list.encode(3)
        try list.encode(4)
    }
}
print(try text(Nested()))  // expect: {"one":1,"two":{"one":2,"two":[3,4]}}
