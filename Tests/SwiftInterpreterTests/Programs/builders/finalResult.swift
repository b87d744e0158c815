@resultBuilder enum Sum {
    static func buildExpression(_ n: Int) -> Int { n }
    static func buildExpression(_ s: String) -> Int { s.count }
    static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }
    static func buildFinalResult(_ n: Int) -> String { "total \(n)" }
}
@Sum func total() -> String { 1; "abc"; 5 }
@Sum var other: String { 10; "x" }
print(total(), other)  // expect: total 9 total 11
