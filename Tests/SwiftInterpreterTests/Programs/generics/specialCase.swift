struct Pair<A, B> { let a: A; let b: B }
protocol P {}
extension P {
    func f<T>(_ x: T) -> String { "T" }
    func f<A, B>(_ x: Pair<A, B>) -> String { "Pair" }
    func f<A, B, C>(_ x: Pair<A, Pair<B, C>>) -> String { "Pair3" }
    func g<T>(_ x: T) -> Pair<Self, T> { Pair(a: self, b: x) }
    func g<A, B>(_ x: Pair<A, B>) -> Pair<Pair<Self, A>, B> { g(x.a).g(x.b) }
}
extension Pair: P {}
extension Int: P {}
print(1.f(2), 1.f(Pair(a: 1, b: 2)), 1.f(Pair(a: 1, b: Pair(a: 1, b: 2))))  // expect: T Pair Pair3
print(1.g(Pair(a: "x", b: true)))  // expect: Pair<Pair<Int, String>, Bool>(a: main.Pair<Swift.Int, Swift.String>(a: 1, b: "x"), b: true)
