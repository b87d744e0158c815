let crlf = "a\r\nb\r\nc\n"
print("1", crlf.matches(of: /\n/).count, crlf.matches(of: /\r\n/).count, crlf.matches(of: /\r?\n/).count, crlf.matches(of: /\R/).count, crlf.matches(of: /\s/).count, crlf.matches(of: /[^a]/).count, crlf.matches(of: /./.dotMatchesNewlines()).count, crlf.matches(of: /\v/).count, crlf.matches(of: /\r/).count, crlf.matches(of: /[\r\n]/).count)  // expect: 1 1 2 1 3 3 5 6 3 0 2
print("2", crlf.split(separator: /\n/).count, crlf.split(separator: /\r?\n/).count, crlf.matches(of: /(?m)^\w$/).count, crlf.matches(of: /^\w$/.anchorsMatchLineEndings()).count)  // expect: 2 1 1 3 3
print("3", "1️⃣".contains(/\d/), "1️⃣".contains(/\w/), "कि".contains(/\w/), "👍".contains(/\w/), "👍🏽".contains(/\w/), "१".contains(/\d/), "½".contains(/\d/))  // expect: 3 true true true false false true true
print("4", "don't stop".matches(of: /\b\w/).count, "a-b c".matches(of: /\b/).count, "don't stop".matches(of: /\w+/).count, "2.5 a.b".matches(of: /\b\w+\b/).map { $0.output })  // expect: 4 2 6 3 []
let m = #/
 [a b] \ c # hi
/#
print("5", " " .contains(m), "a c".contains(m), "ac".contains(m), " c".contains(m))  // expect: 5 false true false false
print("6", "é".contains(/e/), "e\u{301}".contains(/e/), "e\u{301}".contains(/é/), "É".contains(/é/.ignoresCase()))  // expect: 6 false false true true
print("7", "a{b}]".contains(/a{b}]/), "+-".matches(of: /[+-]/).count, "a-".matches(of: /[\w-]/).count, "a.b".contains(/a[\w\-.]b/))  // expect: 7 true 2 2 true
print("8", "ab".wholeMatch(of: /a|ab/) != nil, "".wholeMatch(of: /a*/) != nil, "bab".matches(of: /a*/).map { $0.output })  // expect: 8 true true ["", "a", "", ""]
print("9", "foobar".contains(/foo(?=bar)/), "foo".contains(/foo(?!bar)/), "aaa".firstMatch(of: /a+?/)!.output, "aaab".contains(/(?>a+)ab/), "xAbc".firstMatch(of: /(?i)abc/)!.output, "xAbc".firstMatch(of: /(?i:A)bc/)!.output)  // expect: 9 true true a false Abc Abc
print("10", "ab".split(separator: /x*/), "a1b2".split(separator: /\d/, omittingEmptySubsequences: false), "a1b2c3".split(separator: /\d/, maxSplits: 1))  // expect: 10 ["a", "b"] ["a", "b", ""] ["a", "b2c3"]
print("11", "ab".replacing(/x*/, with: "-"), "aXbX".replacing(/X/, with: "$1\\"))  // expect: 11 -a-b- a$1\b$1\
let sub = "héllo wörld 🇩🇪x".dropFirst(3)
print("12", sub.firstMatch(of: /w(.)r/)!.1, sub[sub.firstRange(of: /🇩🇪/)!], sub.matches(of: /\w/).count)  // expect: 12 ö 🇩🇪 8
print("14", try! /(\d+)/.firstMatch(in: "a12")!.1, "a.b".contains(try! Regex("a\\.b")))  // expect: 14 12 true
let any = try! Regex("(?<x>a)(b)?")
print("15", "ac".firstMatch(of: any)!.output.count, "ac".firstMatch(of: any)![2].substring as Any, "ac".firstMatch(of: any)!["x"]?.substring as Any, "ac".firstMatch(of: any)!.output[0].range == nil)  // expect: 15 3 nil Optional("a") false
do { _ = try Regex("(") } catch { print("17", error) }  // expect: 17 expected ')'
print("18", "a,b".split(separator: /,/).map { $0.uppercased() }, "x y".contains(#/x\ y/#), "a/b".contains(#/a/b/#))  // expect: 18 ["A", "B"] true true
for m in "k1=v1;k2=v2".matches(of: /(?<key>\w+)=(?<value>\w+)/) { let (_, k, v) = m.output; print("19", k, v, m.range.isEmpty, m.key) }  // expect: 19 k1 v1 false k1
// expect: 19 k2 v2 false k2
print("20", "abc".firstMatch(of: /b/).map { $0.range.lowerBound == "abc".index(after: "abc".startIndex) } ?? false, "A b".contains { $0 == "b" })  // expect: 20 true true
print("21", "\t x".trimmingPrefix(/\s*/), "ab12".prefixMatch(of: /[a-z]+/)!.0, "x".matches(of: /(y)?/).map { $0.1 })  // expect: 21 x ab [nil, nil]
print("22", "aXbXc".firstMatch(of: /X(?<rest>.*)/)?.rest ?? "", "2024-01".wholeMatch(of: /(\d{4})-(\d\d)/).flatMap { Int($0.1) } ?? 0)  // expect: 22 bXc 2024
