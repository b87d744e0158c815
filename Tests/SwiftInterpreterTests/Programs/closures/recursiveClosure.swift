var fib: (Int) -> Int = { _ in 0 }
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(10))  // expect: 55
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
    var cache: [K: V] = [:]
    func g(_ k: K) -> V {
        if let v = cache[k] { return v }
        let v = f(g, k)
        cache[k] = v
        return v
    }
    return g
}
print(memoize { (fib: (Int) -> Int, n: Int) in n < 2 ? n : fib(n - 1) + fib(n - 2) }(40))  // expect: 102334155
