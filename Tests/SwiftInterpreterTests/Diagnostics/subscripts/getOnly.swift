struct T { subscript(i: Int) -> Int { i } }
var t = T()
t[0] = 3  // error@1: cannot assign to value: subscript is get-only
