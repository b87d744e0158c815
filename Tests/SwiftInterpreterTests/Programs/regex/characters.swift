let t = "café 🇩🇪 👨‍👩‍👧 naïve e\u{301}te\r\nx"
print(t.matches(of: /./).count, t.matches(of: /\w+/).map { String($0.output) }, t.matches(of: /[^a-z]/).map { String($0.0).count })  // expect: 19 ["café", "naïve", "éte", "x"] [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
print(t.replacing(/🇩🇪|é/, with: "DE").filter { $0 != "\r\n" })  // expect: cafDE DE 👨‍👩‍👧 naïve DEtex
print(t.firstMatch(of: /\s.\s/)?.output as Any)  // expect: Optional(" 🇩🇪 ")
print("a_b".firstMatch(of: /(?<a_b>\w)_/)!.a_b)  // expect: a
print("aa bb".matches(of: /(\w)\1/).count, "x\u{e9}".contains(/\u{e9}/), "abcb".firstMatch(of: /(?<k>b)c\k<k>/)!.k)  // expect: 2 true b
print("ab\n".contains(/b$/), "ab\ncd".contains(/b$/), "ab\ncd".contains(/b$/.anchorsMatchLineEndings()))  // expect: false false true
print("aaa".firstMatch(of: /a{,2}/)?.output as Any)  // expect: Optional("aa")
print("A1".wholeMatch(of: /[[:upper:]]\p{N}/) != nil, "z" .contains(/[a-z--[z]]/),"z" .contains(/[a-z&&[x-z]]/))  // expect: true false true
