// What is made last goes first at the end of a scope.
final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("bye", name) }
}
func two() {
    let a = Token("1")
    let b = Token("2")
    print(a.name, b.name)
}
two()  // expect: 1 2
// expect: bye 2
// expect: bye 1

func three(_ flag: Bool) -> Int {
    let a = Token("a"), b = Token("b")
    if flag { return a.name.count + b.name.count }
    let c = Token("c")
    return c.name.count + a.name.count
}
print(three(true), three(false))  // expect: bye b
// expect: bye a
// expect: bye c
// expect: bye b
// expect: bye a
// expect: 2 2
do {
    let x = Token("x")
    let y = Token("y")
    print(x.name, y.name)
}  // expect: x y
// expect: bye y
// expect: bye x
for number in 0..<2 {
    let p = Token("p\(number)")
    let q = Token("q\(number)")
    print(p.name, q.name)
}  // expect: p0 q0
// expect: bye q0
// expect: bye p0
// expect: p1 q1
// expect: bye q1
// expect: bye p1

func taking(_ token: Token) {
    let own = Token("own of \(token.name)")
    print(own.name)
}
func outer() {
    let first = Token("first")
    taking(first)
    let second = Token("second")
    print(second.name, first.name)
}
outer()  // expect: own of first
// expect: bye own of first
// expect: second first
// expect: bye second
// expect: bye first
let closure = {
    let m = Token("m")
    let n = Token("n")
    print(m.name, n.name)
}
closure()  // expect: m n
// expect: bye n
// expect: bye m
