func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ from: String, _ to: String, _ via: String) -> Int {
    n == 0 ? 0 : hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from)
}
func permutations(_ s: [Int]) -> [[Int]] {
    guard s.count > 1 else { return [s] }
    return s.indices.flatMap { i -> [[Int]] in
        var rest = s
        let x = rest.remove(at: i)
        return permutations(rest).map { [x] + $0 }
    }
}
print(factorial(20), gcd(84, 36), hanoi(5, "a", "b", "c"), permutations([1, 2, 3]))  // expect: 2432902008176640000 12 31 [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
