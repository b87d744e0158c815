func a() -> Int { }  // error@19: missing return in a function that returns 'Int'
func b(_ x: Bool) -> Int { if x { return 1 } }  // error@46: missing return in a function that returns 'Int'
func c(_ x: Bool) -> Int { if x { return 1 } else { return 2 } }
func d() -> Int { while true { } }
func e() -> Int { print("x") ; print("y") }  // error@43: missing return in a function that returns 'Int'
var f: Int { let x = 1; print(x) }  // error@34: missing return in a function that returns 'Int'
let g: () -> Int = { let x = 1; print(x) }  // error@42: missing return in closure expected to return 'Int'
func h(_ n: Int?) -> Int { guard let n else { print("none") } ; return n }  // error@61: 'guard' body must not fall through | End it with 'return', 'throw', 'break' or 'continue'.
func i() -> Int { switch 1 { case 1: return 1; default: break } }
func j() -> Int { fatalError() }
