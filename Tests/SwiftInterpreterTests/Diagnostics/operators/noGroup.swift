infix operator ***
func *** (a: Int, b: Int) -> Int { a * b }
print(1 *** 2 *** 3)  // error@9: operators here have no order of precedence between them | Use parentheses.
