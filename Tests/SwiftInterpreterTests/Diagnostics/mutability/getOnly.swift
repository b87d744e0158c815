struct S { var x: Int { 1 } }
var s = S()
s.x = 2  // error@3: cannot assign to value: 'x' is a get-only property
