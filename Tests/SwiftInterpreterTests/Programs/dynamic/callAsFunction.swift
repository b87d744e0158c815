struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }
    func callAsFunction(_ a: Int, and b: Int) -> Int { a + b + n } }
let add = Adder(n: 5)
print(add(1), add(1, and: 2), [1, 2].map { add($0) })  // expect: 6 8 [6, 7]
