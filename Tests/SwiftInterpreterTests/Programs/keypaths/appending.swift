struct A { var b: B }
struct B { var c: Int }
let ab = \A.b
let abc = ab.appending(path: \B.c)
var a = A(b: B(c: 4))
a[keyPath: abc] += 1
print(a.b.c, abc == \A.b.c)  // expect: 5 true
