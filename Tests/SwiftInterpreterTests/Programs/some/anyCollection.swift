protocol Shape { func area() -> Double }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r } }
struct Rect: Shape { var w, h: Double; func area() -> Double { w * h } }
let shapes: [any Shape] = [Circle(r: 1), Rect(w: 2, h: 3)]
for s in shapes { print(type(of: s), s.area()) }  // expect: Circle 3.0
// expect: Rect 6.0
print(shapes.map { $0.area() }.reduce(0, +))  // expect: 9.0
let round = shapes.compactMap { $0 as? Circle }
print(round.count, round[0].r)  // expect: 1 1.0
