func plus(_ a: Int, _ b: Int) -> Int { a + b }
func minus(_ a: Int, _ b: Int) -> Int { a - b }
let ops: [String: (Int, Int) -> Int] = ["+": plus, "-": minus, "*": { $0 * $1 }, "max": max]
for k in ops.keys.sorted() { print(k, ops[k]!(7, 3)) }  // expect: * 21
// expect: + 10
// expect: - 4
// expect: max 7
func choose(_ up: Bool) -> (Int) -> Int { func inc(_ n: Int) -> Int { n + 1 }; func dec(_ n: Int) -> Int { n - 1 }; return up ? inc : dec }
print(choose(true)(1), choose(false)(1), type(of: plus))  // expect: 2 0 (Int, Int) -> Int
