let _ = print("first")  // expect: first
let x = 3
let _ = print("x is", x)  // expect: x is 3
func f() { let _ = print("in f") ; _ = print("again") }
f()  // expect: in f
// expect: again
let (_, _) = (print("a"), print("b"))  // expect: a
// expect: b
_ = x
var _ = 4
for _ in 0..<2 { let _ = print("loop") }  // expect: loop
// expect: loop
if let _ = Optional(print("maybe")) { print("was there") }  // expect: maybe
// expect: was there
