precedencegroup Power {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator ^^: Power
func ^^ (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
precedencegroup Pipe {
    associativity: left
    lowerThan: AdditionPrecedence
}
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(2 ^^ 3 ^^ 2, 2 * 3 ^^ 2)  // expect: 512 18
print(1 + 2 |> { $0 * 10 } |> String.init |> { $0.count })  // expect: 2
