func update(_ v: inout [Int], _ f: (inout Int) -> Void) { for i in v.indices { f(&v[i]) } }
var v = [1, 2, 3]
update(&v) { $0 *= 10 }
update(&v) { (x: inout Int) in x += 1 }
print(v)  // expect: [11, 21, 31]
let r = v.reduce(into: [String: Int]()) { $0["n\($1)"] = $1 }
print(r["n11"]!)  // expect: 11
