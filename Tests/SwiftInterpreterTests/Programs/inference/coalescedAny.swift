struct D { var w = 1.0; var area: Double { w * w } }
struct P { var dims: D? }
let p = P(), x: Double? = nil
print(p.dims?.area ?? 0)  // expect: 0
print("\(p.dims?.area ?? 0)")  // expect: 0.0
print([p.dims?.w ?? 1, x ?? 2] as [Any])  // expect: [1, 2.0]
print(x.map { $0 * 2 } ?? 0, x ?? 0)  // expect: 0 0.0
let sum: Double = p.dims?.area ?? 0
print(sum, (p.dims?.area ?? 0) + 1)  // expect: 0.0 1.0
struct N { var w = 2.5; func half() -> Double? { w / 2 } }
struct Doubles { let all: [Double]; func pick(_ wanted: (Double) -> Bool) -> Double? { all.first(where: wanted) } }
let n: N? = nil, a = [1.5], d = Doubles(all: [])
print(a.first(where: { $0 > 9 }) ?? 0)  // expect: 0.0
print(d.pick { $0 > 9 } ?? 0)  // expect: 0.0
print([Double]().max { $0 < $1 } ?? 0)  // expect: 0.0
print(n?.w ?? 0, n?.half() ?? 0)  // expect: 0 0.0
print(n.map { $0.w } ?? 0, n.flatMap { $0.half() } ?? 0)  // expect: 0 0.0
let dict = ["x": [1.5]]
print(dict["y"]?.first ?? 0)  // expect: 0.0
print(n?.w ?? -1, n?.w ?? 1.5)  // expect: -1 1.5
func width(of n: N) -> Double { n.w }
print(n.map(\.w) ?? -1, n.map(width) ?? 0, n.map { (n: N) -> Double in n.w } ?? 0)  // expect: -1.0 0.0 0.0
