let name = "Ann"
let greeting = "Hello, " + name + "!"
print(greeting, greeting.count, greeting.isEmpty, greeting.uppercased(), greeting.lowercased())  // expect: Hello, Ann! 11 false HELLO, ANN! hello, ann!
print(greeting.hasPrefix("Hell"), greeting.hasSuffix("?"), greeting.contains("Ann"), greeting.first!, greeting.last!)  // expect: true false true H !
var s = "abc"
s.append("d")
s += "ef"
s.insert("-", at: s.startIndex)
s.removeLast()
print(s, String(s.reversed()), String(repeating: "ab", count: 3), s < "b", "a" == "a")  // expect: -abcde edcba- ababab true true
