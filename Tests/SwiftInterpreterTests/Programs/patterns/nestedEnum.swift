enum Outer { case a(Inner), b(Inner?, Int) }
enum Inner { case x(Int), y }
func f(_ o: Outer) -> String {
    switch o {
    case .a(.x(let n)) where n < 0: "negative"
    case .a(.x(0)): "zero"
    case .a(.x(let n)): "x \(n)"
    case .a(.y): "y"
    case .b(.x(let n)?, let m): "both \(n + m)"
    case .b(.y?, _): "y too"
    case .b(nil, let m): "only \(m)"
    }
}
for o in [Outer.a(.x(-1)), .a(.x(0)), .a(.x(9)), .a(.y), .b(.x(1), 2), .b(.y, 0), .b(nil, 7)] { print(f(o)) }  // expect: negative
// expect: zero
// expect: x 9
// expect: y
// expect: both 3
// expect: y too
// expect: only 7
