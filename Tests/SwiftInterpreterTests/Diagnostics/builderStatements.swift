@resultBuilder struct Lines {
    static func buildExpression(_ s: String) -> String { s }
    static func buildBlock(_ p: String...) -> String { p.joined(separator: "\n") }
}
@Lines func f() -> String {
    "a"
    print("x")  // error@5: 'Lines' builds nothing from '()' | It takes String; 'let _ = …' runs other code.
}
