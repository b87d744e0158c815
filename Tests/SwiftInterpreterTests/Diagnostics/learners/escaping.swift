var saved: [() -> Void] = []
func keep(_ f: () -> Void) { saved.append(f) }  // error@43: non-escaping parameter 'f' may only be called | Mark it '@escaping' to keep it: 'f: @escaping () -> ()'.
func inout1(_ x: inout Int) { x += 1 }
var n = 1
inout1(n)  // error@8: passing value of type 'Int' to an inout parameter requires explicit '&' | Write '&' before it.
inout1(&3)  // error@9: cannot pass immutable value as inout argument: it is not a variable
let m = 2
inout1(&m)  // error@9: cannot pass immutable value as inout argument: 'm' is a 'let' constant | Change 'let' to 'var' to make it mutable.
func f(_ x: Int) {}
f(&n)  // error@3: '&' is only for an 'inout' parameter
