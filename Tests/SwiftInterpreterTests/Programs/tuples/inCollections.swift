let points = [(x: 1, y: 2), (x: 3, y: 4)]
for (x, y) in points { print(x * y) }  // expect: 2
// expect: 12
for p in points where p.x > 1 { print(p.y) }  // expect: 4
let d: [String: (Int, Int)] = ["a": (1, 2)]
print(d["a"]!.1, points.map { $0.x + $0.y }, points.reduce((0, 0)) { ($0.0 + $1.x, $0.1 + $1.y) })  // expect: 2 [3, 7] (4, 6)
var list: [(String, Int)] = []
list.append(("z", 1)); list.append(("a", 2))
list.sort { $0.0 < $1.0 }
print(list, list.map(\.1), list.first { $0.1 == 1 }!.0)  // expect: [("a", 2), ("z", 1)] [2, 1] z
