infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { r, _ in r * base } }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
print(2 ** 10, 1 + 2 ** 3 * 2, √16, 50%%)  // expect: 1024 17 4.0 0.5
