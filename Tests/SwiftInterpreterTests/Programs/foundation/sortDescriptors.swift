import Foundation
struct Person { let name: String; let age: Int; let nick: String? }
let people = [Person(name: "bob", age: 3, nick: nil), Person(name: "Al", age: 3, nick: "z"), Person(name: "cy", age: 1, nick: "a")]
print(people.sorted(using: SortDescriptor(\.name)).map(\.name), people.sorted(using: SortDescriptor(\.age, order: .reverse)).map(\.age))  // expect: ["Al", "bob", "cy"] [3, 3, 1]
print(people.sorted(using: [SortDescriptor(\.age), SortDescriptor(\.name, order: .reverse)]).map(\.name))  // expect: ["cy", "bob", "Al"]
print(people.sorted(using: SortDescriptor(\.nick)).map { $0.nick ?? "-" })  // expect: ["-", "a", "z"]
var copy = people
copy.sort(using: SortDescriptor(\Person.name, comparator: .lexical, order: .reverse))
print(copy.map(\.name))  // expect: ["cy", "bob", "Al"]
