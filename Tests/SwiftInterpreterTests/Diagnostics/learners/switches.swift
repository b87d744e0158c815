enum Color { case red, green, blue }
func name(_ c: Color) -> String {
    switch c {  // error@5: switch must be exhaustive | Add the case .blue, or a 'default'.
    case .red: return "r"
    case .green: return "g"
    }
}
func num(_ n: Int) -> String {
    switch n {  // error@5: switch must be exhaustive | Add a 'default' clause.
    case 0: return "zero"
    case 1...9: return "some"
    }
}
func both(_ a: Bool, _ b: Bool) -> Int {
    switch (a, b) {  // error@5: switch must be exhaustive | Add a 'default' clause.
    case (true, true): return 1
    case (false, _): return 2
    }
}
func bad(_ c: Color) {
    switch c {
    case .red: print(1)
    case .yellow: print(2)  // error@11: type 'Color' has no case 'yellow'
    default: break
    }
    switch c {
    case .red:  // error@5: 'case' label in a 'switch' must have at least one executable statement | Write 'break' to do nothing.
    case .green: print(1)
    default: print(2)
    }
}
