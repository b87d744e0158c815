func describe(_ number: Int?) -> String { number.map { "number \($0)" } ?? "no number" }
func first(_ name: String, _ number: Int?) -> Int { name.count + (number ?? 0) }

let exact: (Int) -> String = describe
print(exact(3))  // expect: number 3
let optional: (Int) -> String? = describe
print(optional(4) as Any)  // expect: Optional("number 4")
print([1, 2].map(describe))  // expect: ["number 1", "number 2"]
let both: (String, Int) -> Int? = first
print(both("ab", 3) ?? 0)  // expect: 5

func fails(_ number: Int?) throws -> String {
    struct Empty: Error {}
    guard let number else { throw Empty() }
    return "\(number)"
}
let trying: (Int) throws -> String? = fails
print(try trying(6) ?? "")  // expect: 6

struct Row {
    let title: String
    init(_ number: Int?) { title = describe(number) }
}
print([7, 8].map(Row.init).map(\.title))  // expect: ["number 7", "number 8"]

func twice(_ make: (Int) -> String?) -> String { (make(1) ?? "") + (make(2) ?? "") }
print(twice(describe))  // expect: number 1number 2
var calls = 0
func made() -> (Int?) -> String { calls += 1; return describe }
let once: (Int) -> String = made()
print(once(1), once(2), calls)  // expect: number 1 number 2 1
