struct Point { var x = 0 }
struct Line { var a = Point(), b = Point() { didSet { print(b) } } }  // error@15: 'var' declarations with multiple variables cannot have explicit getters/setters | Declare each variable on its own.
var one = 1, two = 2 { didSet { print(two) } }  // error@1: 'var' declarations with multiple variables cannot have explicit getters/setters | Declare each variable on its own.
struct Pair { let (a, b) = (1, "x") }  // error@19: binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported | Declare each property on its own.
print(Pair().a, Line().a, one)
