let x Int = 3  // error@6: expected ':' in type annotation
func f(a Int) {}  // error@9: expected ':' in parameter
