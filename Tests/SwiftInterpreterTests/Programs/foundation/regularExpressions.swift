import Foundation
let email = "bob@site.com"
func valid(_ s: String) -> Bool { s.range(of: #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#, options: [.regularExpression, .caseInsensitive]) != nil }
print(valid(email), valid("nope"), valid("a@b.c"))  // expect: true false false
print("a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))  // expect: a#b#
print("John Smith".replacingOccurrences(of: #"(\w+) (\w+)"#, with: "$2, $1", options: .regularExpression))  // expect: Smith, John
print("aXbxc".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive), "aaa".replacingOccurrences(of: "a", with: "b", options: .anchored))  // expect: a-b-c bbb
let s = "héllo wörld 12"
if let r = s.range(of: "w.r", options: .regularExpression) { print(s[r], s[..<r.lowerBound]) }  // expect: wör héllo 
if let r = s.range(of: "l", options: .backwards) { print(s.distance(from: s.startIndex, to: r.lowerBound)) }  // expect: 9
if let r = s.range(of: "l", options: [], range: s.index(s.startIndex, offsetBy: 5)..<s.endIndex) { print(s.distance(from: s.startIndex, to: r.lowerBound)) }  // expect: 9
print("a".compare("B", options: .caseInsensitive) == .orderedAscending, "file10".compare("file9", options: .numeric).rawValue)  // expect: true 1
let re = try NSRegularExpression(pattern: "(\\d+)-(\\w)?")
for m in re.matches(in: "é 12-a 7- x", range: NSRange(location: 0, length: "é 12-a 7- x".utf16.count)) {
    print(m.range.location, m.range.length, m.numberOfRanges, m.range(at: 2).location == NSNotFound)
    if let r = Range(m.range(at: 1), in: "é 12-a 7- x") { print("é 12-a 7- x"[r]) }
}  // expect: 2 4 3 false
// expect: 12
// expect: 7 2 3 true
// expect: 7
print(re.stringByReplacingMatches(in: "1-a 2-b", range: NSRange(location: 0, length: 7), withTemplate: "<$2$1>"), re.numberOfCaptureGroups)  // expect: <a1> <b2> 2
do { _ = try NSRegularExpression(pattern: "(") } catch { print("bad") }  // expect: bad
print("x".range(of: "(", options: .regularExpression) as Any)  // expect: nil
let full = NSRange(s.startIndex..., in: s); print(full.location, full.length)  // expect: 0 14
