var a: Set = [1, 2]
let b = a
a.insert(3)
print(a.count, b.count)  // expect: 3 2
func adding(_ s: Set<Int>) -> Set<Int> { var s = s; s.insert(100); return s }
print(adding(b).contains(100), b.contains(100))  // expect: true false
var d = ["x": 1]
let e = d
d["x"] = nil
d["y"] = 2
print(d, e)  // expect: ["y": 2] ["x": 1]
