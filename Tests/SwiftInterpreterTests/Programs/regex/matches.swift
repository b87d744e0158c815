let t = "call 555-1234 or 555-9876 now"
if let m = t.firstMatch(of: /(\d{3})-(\d{4})/) { print(m.0, m.1, m.2, m.output.2, t[m.range]); print(m.output) }  // expect: 555-1234 555 1234 1234 555-1234
// expect: ("555-1234", "555", "1234")
if let m = t.firstMatch(of: /(?<area>\d{3})-(?<num>\d{4})/) { print(m.area, m.num, m.output.area) }  // expect: 555 1234 555
for m in t.matches(of: /\d{3}-\d{4}/) { print(m.output, m.0) }  // expect: 555-1234 555-1234
// expect: 555-9876 555-9876
print(t.replacing(/\d/, with: "#"), t.contains(/now/), t.ranges(of: /555/).count)  // expect: call ###-#### or ###-#### now true 2
print(t.replacing(/(\d+)-(\d+)/) { m in "\(m.2)-\(m.1)" })  // expect: call 1234-555 or 9876-555 now
print("12-ab".wholeMatch(of: /(\d+)-(\w+)/)?.output as Any)  // expect: Optional(("12-ab", "12", "ab"))
print("a1b22c".split(separator: /\d+/))  // expect: ["a", "b", "c"]
print("  abc".trimmingPrefix(/\s+/))  // expect: abc
print("abc".starts(with: /a./), "abc".prefixMatch(of: /b/) == nil)  // expect: true true
let d = try Regex("[a-c]+")
if let m = try d.firstMatch(in: "xxabcab") { print(m.output[0].substring ?? "-", m.0) }  // expect: abcab abcab
do { _ = try Regex("(") } catch { print("bad") }  // expect: bad
let (whole, first) = "k=v".wholeMatch(of: /(\w)=\w/)!.output
print(whole, first)  // expect: k=v k
var s = "aXbX"; s.replace(/X/, with: "-"); print(s)  // expect: a-b-
print("HeLLo".contains(/hello/.ignoresCase()))  // expect: true
if let m = "2024-03-05".firstMatch(of: /(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})/) { print(Int(m.y)!, m.m, m.d) }  // expect: 2024 03 05
if let m = "key".firstMatch(of: /(\w+)(=\w+)?/) { print(m.1, m.2 as Any) }  // expect: key nil
let words = "The quick  brown".matches(of: /\w+/).map { String($0.output) }
print(words, "a, b;c".split(separator: /[,;]\s*/).map(String.init))  // expect: ["The", "quick", "brown"] ["a", "b", "c"]
print("x=1;y=2".matches(of: /(\w)=(\d)/).reduce(into: [:]) { $0[String($1.1)] = Int($1.2) }.sorted { $0.key < $1.key })  // expect: [(key: "x", value: 1), (key: "y", value: 2)]
print("abc".firstRange(of: /c/)!.lowerBound == "abc".index("abc".startIndex, offsetBy: 2))  // expect: true
print(t.replacing(/\d{3}/, with: "X", maxReplacements: 1))  // expect: call X-1234 or 555-9876 now
