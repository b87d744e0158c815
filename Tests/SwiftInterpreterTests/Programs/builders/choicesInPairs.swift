@resultBuilder enum B {
  static func buildBlock(_ p: String...) -> String { p.joined(separator: " ") }
  static func buildOptional(_ p: String?) -> String { "O(\(p ?? "-"))" }
  static func buildEither(first: String) -> String { "F(\(first))" }
  static func buildEither(second: String) -> String { "S(\(second))" }
}
@B func f(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; case 2: "c"; default: "d" } }
@B func g(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "e"; default: "d" } }
@B func h(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } else { "d" } }
@B func i(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; default: "d" } }
@B func j(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } }
for n in 0..<5 { print(f(n), g(n), h(n), i(n), j(n)) }  // expect: F(F(a)) F(F(F(a))) F(F(a)) F(F(a)) O(F(F(a)))
// expect: F(S(b)) F(F(S(b))) F(S(b)) F(S(b)) O(F(S(b)))
// expect: S(F(c)) F(S(F(c))) S(F(c)) S(d) O(S(c))
// expect: S(S(d)) F(S(S(e))) S(S(d)) S(d) O(-)
// expect: S(S(d)) S(d) S(S(d)) S(d) O(-)
