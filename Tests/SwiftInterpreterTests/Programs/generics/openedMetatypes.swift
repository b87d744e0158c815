protocol P { static var name: String { get }; init() }
struct S: P { static var name: String { "S" }; init() {} }
struct T: P { static var name: String { "T" }; init() {} }
func tellTop<X: P>(_ type: X.Type) { print(X.name, type.name) }
let all0: [any P.Type] = [S.self, T.self]
for one in all0 { tellTop(one) }  // expect: S S
// expect: T T
func show() {
    let all: [any P.Type] = [S.self, T.self]; let vs: [any P] = [S(), T()]; func v<X: P>(_ x: X) { print(X.name, type(of: x)) }; for x in vs { v(x) }
    func tell<X: P>(_ type: X.Type) { print(X.name, type.name, X()) }
    for one in all { tell(one) }
    tell(S.self)
    func made<X: P>(_ type: X.Type, _ n: Int) -> [X] { (0..<n).map { _ in X() } }
    print(made(T.self, 2).count)
}
show()  // expect: S S
// expect: T T
// expect: S S S()
// expect: T T T()
// expect: S S S()
// expect: 2
