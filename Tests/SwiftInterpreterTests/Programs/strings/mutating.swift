var s = "hello world"
s.removeAll { $0 == "o" }
print(s)  // expect: hell wrld
s = s.prefix(1).uppercased() + s.dropFirst()
print(s)  // expect: Hell wrld
s.removeFirst(2)
s.removeSubrange(s.startIndex...s.index(after: s.startIndex))
print(s, s.isEmpty)  // expect:  wrld false
s.removeAll()
print(s.isEmpty, s.count)  // expect: true 0
var words = "b a c".split(separator: " ").map(String.init)
words.sort()
print(words.joined(separator: "<"))  // expect: a<b<c
