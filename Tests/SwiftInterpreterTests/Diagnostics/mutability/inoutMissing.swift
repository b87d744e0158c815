func up(_ n: inout Int) { n += 1 }
var n = 1
up(n)  // error@4: passing value of type 'Int' to an inout parameter requires explicit '&' | Write '&' before it.
