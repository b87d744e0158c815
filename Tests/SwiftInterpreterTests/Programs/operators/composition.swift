infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let addOne: (Int) -> Int = { $0 + 1 }
let toText: (Int) -> String = { "#\($0)" }
print((addOne >>> addOne >>> toText)(5))  // expect: #7
