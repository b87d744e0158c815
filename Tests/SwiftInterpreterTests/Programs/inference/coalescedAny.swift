struct D { var w = 1.0; var area: Double { w * w } }
struct P { var dims: D? }
let p = P(), x: Double? = nil
print(p.dims?.area ?? 0)  // expect: 0
print("\(p.dims?.area ?? 0)")  // expect: 0.0
print([p.dims?.w ?? 1, x ?? 2] as [Any])  // expect: [1, 2.0]
print(x.map { $0 * 2 } ?? 0, x ?? 0)  // expect: 0 0.0
let sum: Double = p.dims?.area ?? 0
print(sum, (p.dims?.area ?? 0) + 1)  // expect: 0.0 1.0
