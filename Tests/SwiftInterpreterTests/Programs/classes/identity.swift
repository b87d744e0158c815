class Box { var v = 1 }
let a = Box(), b = Box()
let c = a
c.v = 9
print(a === c, a === b, a !== b, a.v)  // expect: true false true 9
func change(_ box: Box) { box.v += 1 }
change(a)
print(c.v, ObjectIdentifier(a) == ObjectIdentifier(c))  // expect: 10 true
