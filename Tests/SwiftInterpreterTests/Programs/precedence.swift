precedencegroup Pipe { 
  associativity: left
  higherThan: Loose
  lowerThan: AdditionPrecedence 
}
precedencegroup Loose { 
  associativity: right
  higherThan: AssignmentPrecedence 
}
infix operator |>: Pipe
infix operator <|: Loose
infix operator **: MultiplicationPrecedence
func |> (a: Int, f: (Int) -> Int) -> Int { f(a) }
func <| (a: String, b: Int) -> String { "\(a)\(b)" }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
let double = { (x: Int) in x * 2 }
print(1 + 2 |> double)  // expect: 6
print("r" <| 3 |> double)  // expect: r6
print(2 * (2 ** 3), 1 + 2 ** 2)  // expect: 16 5
precedencegroup Above { higherThan: MultiplicationPrecedence }
infix operator <>: Above
func <> (a: Int, b: Int) -> Int { a * 10 + b }
print(2 * 1 <> 2 + 3)  // expect: 27
infix operator ???: NilCoalescingPrecedence
func ??? (a: Int?, b: Int) -> Int { a ?? b }
print(nil ??? 3 + 4, 5 ??? 1)  // expect: 7 5
