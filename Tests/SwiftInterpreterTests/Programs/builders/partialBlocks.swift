@resultBuilder struct SB {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
    static func buildArray(_ c: [Int]) -> Int { c.reduce(0, +) }
}
@SB func f() -> Int {
    1
    for i in 0..<4 { i }
}
print(f())  // expect: 7
