struct P { var x = 1; var name = "n" }
class C { }
enum E { case a, b(Int), c(x: Int, String) }
print(P(), [P()], E.a, E.b(2), E.c(x: 1, "s"), (1, b: "x"), Optional<Int>.none as Any)  // expect: P(x: 1, name: "n") [main.P(x: 1, name: "n")] a b(2) c(x: 1, "s") (1, b: "x") nil
print(String(describing: P()), String(reflecting: "q"), "\(E.b(1))", [1: "a"], ["s"], [Character("c")], 1.0, true)  // expect: P(x: 1, name: "n") "q" b(1) [1: "a"] ["s"] ["c"] 1.0 true
print([nil, 1] as [Int?], ["k": nil] as [String: Int?], (P(), 2), [[1], []], Set([1]), 1...3, 0..<2)  // expect: [nil, Optional(1)] ["k": nil] (main.P(x: 1, name: "n"), 2) [[1], []] [1] 1...3 0..<2
