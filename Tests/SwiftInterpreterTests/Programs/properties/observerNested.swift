struct Inner { var n = 0 }
class Outer { var inner = Inner() { didSet { print("inner", oldValue.n, inner.n) } }
    var list = [1] { didSet { print("list", list) } } }
let o = Outer()
o.inner.n = 5  // expect: inner 0 5
o.list.append(2)  // expect: list [1, 2]
o.list[0] = 7  // expect: list [7, 2]
o.list.removeAll()  // expect: list []
