// A collection equals itself, whatever its elements say: the library looks at the buffer first.

struct Stranger: Hashable {
    static func == (a: Stranger, b: Stranger) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}
struct Holder: Equatable {
    var list: [Stranger]
}

let numbers = [Double.nan, 1]
print(numbers == numbers, numbers == [Double.nan, 1], [1.0] == [1.0])  // expect: true false true
let table = ["a": Double.nan]
print(table == table, table == ["a": Double.nan])  // expect: true false
let set: Set<Stranger> = [Stranger()]
print(set == set)  // expect: true
let strangers = [Stranger()]
var copy = strangers
print(strangers == copy, Optional(strangers) == Optional(copy), Holder(list: strangers) == Holder(list: copy))  // expect: true true true
copy[0] = Stranger()
print(strangers == copy)  // expect: false
