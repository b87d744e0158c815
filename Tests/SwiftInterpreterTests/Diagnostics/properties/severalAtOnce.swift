struct Point { var x = 0 }
struct Line { var a = Point(), b = Point() { didSet { print(b) } } }  // error@15: 'var' declarations with multiple variables cannot have explicit getters/setters
var one = 1, two = 2 { didSet { print(two) } }  // error@1: 'var' declarations with multiple variables cannot have explicit getters/setters
struct Pair { let (a, b) = (1, "x") }  // error@19: binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported
print(Pair().a, Line().a, one)
let low = UInt8(-1)  // error@17: integer literal '-1' overflows when stored into 'UInt8'
