struct S { @discardableResult var x: Int { 1 } }  // error@12: '@discardableResult' attribute cannot be applied to this declaration | It belongs before a function.
@discardableResult func f() -> Int { S().x }
f()
