final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone \(name)") }
}

var number: Int?
weak var last: Token?
var token: Token?
var implicit: String!

print(number == nil, last == nil, implicit == nil)  // expect: true true true
token = Token("a")
last = token
print(last?.name ?? "none")  // expect: a
token = nil  // expect: gone a
print(last?.name ?? "none")  // expect: none
number = 3
print(number ?? 0)  // expect: 3
