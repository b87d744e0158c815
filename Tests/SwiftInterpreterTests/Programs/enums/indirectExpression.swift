indirect enum Expr {
    case number(Int)
    case add(Expr, Expr)
    case multiply(Expr, Expr)
    case negate(Expr)
    func evaluate() -> Int {
        switch self {
        case .number(let n): return n
        case .add(let a, let b): return a.evaluate() + b.evaluate()
        case .multiply(let a, let b): return a.evaluate() * b.evaluate()
        case .negate(let e): return -e.evaluate()
        }
    }
}
let five = Expr.number(5)
let e = Expr.multiply(.add(five, .number(4)), .negate(.number(2)))
print(e.evaluate())  // expect: -18
print(Expr.add(.number(1), .number(2)))  // expect: add(main.Expr.number(1), main.Expr.number(2))
