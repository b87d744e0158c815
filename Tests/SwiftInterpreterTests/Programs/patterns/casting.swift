let things: [Any] = [1, 2.5, "three", (4, 5), [6], { (n: Int) in n * 2 }, true]
for t in things {
    switch t {
    case 1 as Int: print("one")
    case let d as Double where d > 2: print("double", d)
    case let s as String: print("string", s)
    case let (x, y) as (Int, Int): print("tuple", x, y)
    case let a as [Int]: print("array", a)
    case let f as (Int) -> Int: print("function", f(4))
    case is Bool: print("bool")
    default: print("other")
    }
}  // expect: one
// expect: double 2.5
// expect: string three
// expect: tuple 4 5
// expect: array [6]
// expect: function 8
// expect: bool
