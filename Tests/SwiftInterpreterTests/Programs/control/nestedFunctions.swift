func makeIncrementer(by amount: Int) -> () -> Int {
    var total = 0
    func increment() -> Int { total += amount; return total }
    return increment
}
let a = makeIncrementer(by: 5), b = makeIncrementer(by: 1)
print(a(), a(), b(), a())  // expect: 5 10 1 15
func sieve(_ n: Int) -> [Int] {
    var isPrime = Array(repeating: true, count: n + 1)
    func strike(_ p: Int) { for m in stride(from: p * p, through: n, by: p) { isPrime[m] = false } }
    for p in 2...n where isPrime[p] { strike(p) }
    return (2...n).filter { isPrime[$0] }
}
print(sieve(30))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
