protocol Shape {
    var area: Double  // error@9: property in protocol must have explicit { get } or { get set } specifier | Write '{ get }' behind its type, or '{ get set }' where it can be set, too.
    func grow() { }  // error@17: protocol methods must not have bodies | An extension of the protocol gives defaults.
    let name: String { get }  // error@22: 'let' declarations cannot be computed properties | Write 'var'.
    init() { }  // error@12: protocol initializers must not have bodies | An extension of the protocol gives defaults.
}
struct Square {
    func draw()  // error@10: expected '{' in body of function declaration | Only a protocol's requirements have none.
    init()  // error@5: initializer requires a body | Only a protocol's requirements have none.
    let side: Int { 3 }  // error@19: 'let' declarations cannot be computed properties | Write 'var'.
}
func outer() {
    func inner()  // error@10: expected '{' in body of function declaration | Only a protocol's requirements have none.
    inner()
}
outer()
