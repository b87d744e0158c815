func place(_ p: (Int, Int)) -> String {
    switch p {
    case (0, 0): "origin"
    case (_, 0): "x axis"
    case (0, _): "y axis"
    case (-2...2, -2...2): "inside"
    case let (x, y) where x == y: "diagonal \(x)"
    case (let x, let y): "out \(x) \(y)"
    }
}
for p in [(0, 0), (3, 0), (0, -4), (1, 2), (5, 5), (5, 6)] { print(place(p)) }  // expect: origin
// expect: x axis
// expect: y axis
// expect: inside
// expect: diagonal 5
// expect: out 5 6
