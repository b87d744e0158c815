func pairs<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] {
    var result: [(A, B)] = []
    for i in 0..<min(a.count, b.count) { result.append((a[i], b[i])) }
    return result
}
for (n, s) in pairs([1, 2, 3], ["a", "b"]) { print(n, s) }  // expect: 1 a
// expect: 2 b
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(3)(4))  // expect: 7
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (n: Int) in n + 1 }, { "<\($0)>" })(4))  // expect: <5>
