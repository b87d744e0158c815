func half(_ x: Double) -> Double { x / 2 }
print([0, 1].map(half))  // expect: [0.0, 0.5]
print([3, 4].map(String.init), [1, 2].map(Double.init))  // expect: ["3", "4"] [1.0, 2.0]
let third: (Double) -> Double = { $0 / 3 }
print([3, 6].map(third))  // expect: [1.0, 2.0]
struct AnyP<O, F: Error> { let n: Int }
struct Fail<O, F: Error> { let error: F; init(error: F) { self.error = error }; func erase() -> AnyP<O, F> { AnyP(n: 3) } }
struct E: Error {}
func f() -> AnyP<[Int], Error> { return Fail(error: E()).erase() }
func g() -> AnyP<[Int], Error> { Fail(error: E()).erase() }
print(f().n, g().n)  // expect: 3 3
