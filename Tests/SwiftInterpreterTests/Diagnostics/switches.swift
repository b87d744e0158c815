enum Light { case red, amber, green }
let light = Light.red
switch light { case .red: print(1) }  // error@1: switch must be exhaustive | Add the cases .amber, .green, or a 'default'.
switch light { case .red, .amber: print(1); case .green: print(2) }
switch 5 { case 1: print("one") }  // error@1: switch must be exhaustive | Add a 'default' clause.
switch true { case true: print("t") }  // error@1: switch must be exhaustive | Add a 'default' clause.
enum Shape { case circle(Double), square(side: Int, name: String) }
let s = Shape.circle(1)
switch s { case .circle(let r): print(r) }  // error@1: switch must be exhaustive | Add the case .square, or a 'default'.
switch s { case .circle(let a, let b): print(a, b); case .square: break }  // error@18: 'circle' has 1 associated value, but 2 are matched
switch s { case .triangle: break; default: break }  // error@18: type 'Shape' has no case 'triangle'
switch (light, true) { case (.red, true): break; case (.amber, _): break; case (.green, _): break }  // error@1: switch must be exhaustive | Add a 'default' clause.
let o: Int? = 1
switch o { case .some(let x): print(x) }  // error@1: switch must be exhaustive | Add the case .none, or a 'default'.
switch "a" { case 5: break; default: break }  // error@19: expression pattern of type 'Int' cannot match values of type 'String'
