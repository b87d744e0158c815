let a: AnyHashable = 1, b: AnyHashable = 1.0, c: AnyHashable = UInt8(1), d: AnyHashable = "1"
print(a == b, a == c, b == c, a == d)  // expect: true true true false
let s: Set<AnyHashable> = [1, 1.0, Int8(1), "1", true, 1.5, Float(1.5)]
print(s.count)  // expect: 4
print(s.contains(1 as UInt), s.contains(1.5), s.contains(2))  // expect: true true false
var m: [AnyHashable: String] = [:]
m[1] = "int"; m[1.0] = "double"; m["1"] = "text"
print(m.count, m[1 as Int64] ?? "-")  // expect: 2 double
let e: AnyHashable = [1, 2]; let g: AnyHashable = [1.0, 2.0]
print(e == g)  // expect: true
print((a as? Int) as Any, (b as? Int) as Any, (a as? Double) as Any)  // expect: Optional(1) nil nil
