// A decoded value of a generic type knows its type's arguments.
import Foundation
struct Page<Item: Codable>: Codable {
    let items: [Item]
    let next: Int?
}
struct Answer<Value: Decodable>: Decodable { let data: Value }
let page = try JSONDecoder().decode(Page<Int>.self, from: Data(#"{"items":[1,2],"next":null}"#.utf8))
print(page, type(of: page))  // expect: Page<Int>(items: [1, 2], next: nil) Page<Int>
print(try JSONDecoder().decode(Answer<[String]>.self, from: Data(#"{"data":["a"]}"#.utf8)))  // expect: Answer<Array<String>>(data: ["a"])
print(try JSONDecoder().decode(Answer<Page<String>>.self, from: Data(#"{"data":{"items":["a"]}}"#.utf8)))  // expect: Answer<Page<String>>(data: main.Page<Swift.String>(items: ["a"], next: nil))
protocol Empty { init() }
struct Box<Content>: Empty { var contents: [Content] = [] }
func make<Made: Empty>(_ type: Made.Type) -> Made { type.init() }
func makeAgain<Made: Empty>() -> Made { Made() }
print(make(Box<Int>.self), makeAgain() as Box<String>)  // expect: Box<Int>(contents: []) Box<String>(contents: [])
