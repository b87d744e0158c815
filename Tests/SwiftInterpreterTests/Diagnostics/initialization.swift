func twice() {
    let x: Int
    x = 1
    x = 2  // error@5: immutable value 'x' may only be initialized once | Change 'let' to 'var' to make it mutable.
}
func before() {
    let x: Int
    print(x)  // error@11: constant 'x' used before being initialized
    x = 1
}
func perhaps(_ isThere: Bool) -> Int {
    var x: Int
    if isThere { x = 1 }
    return x  // error@12: variable 'x' used before being initialized
}
func captured() {
    let x: Int
    let closure = { print(x) }  // error@19: constant 'x' captured by a closure before being initialized
    x = 1
    closure()
}
func same(_ x: Int) -> Int { 1 }
func same(_ x: Int) -> Int { 2 }  // error@6: invalid redeclaration of 'same(_:)'
struct Twin { var x = 1; var x = 2 }  // error@30: invalid redeclaration of 'x'
