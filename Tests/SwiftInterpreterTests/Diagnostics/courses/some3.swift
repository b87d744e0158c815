protocol V {}
struct A {}
func make() -> some V { A() }  // error@25: cannot convert return expression of type 'A' to return type 'any V' | 'A' does not conform to 'V'.
print(make())
