final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("gone \(name)") }
}

var number: Int?
weak var last: Token?
var token: Token?
var implicit: String!

print(number == nil, last == nil, implicit == nil)
token = Token("a")
last = token
print(last?.name ?? "none")
token = nil
print(last?.name ?? "none")
number = 3
print(number ?? 0)
