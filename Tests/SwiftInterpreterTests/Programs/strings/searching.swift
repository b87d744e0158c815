import Foundation
let s = "The quick brown fox"
print(s.contains("quick"), s.range(of: "brown") != nil, s.lowercased().contains("THE".lowercased()))  // expect: true true true
if let r = s.range(of: "quick") { print(s[r], s[..<r.lowerBound], s.replacingCharacters(in: r, with: "slow")) }  // expect: quick The  The slow brown fox
print(s.localizedCaseInsensitiveContains("FOX"), s.caseInsensitiveCompare("the QUICK brown fox") == .orderedSame)  // expect: true true
print(s.filter { "aeiou".contains($0) }.count, s.allSatisfy { $0.isLetter || $0 == " " })  // expect: 5 true
print("a,b;c".split { ",;".contains($0) }, "aXbXc".components(separatedBy: "X"))  // expect: ["a", "b", "c"] ["a", "b", "c"]
