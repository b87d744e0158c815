enum Shape { case circle(Double), square(Double), point }
let shapes: [Shape] = [.circle(1), .point, .square(2), .circle(3)]
for case .circle(let r) in shapes { print("circle", r) }  // expect: circle 1.0
// expect: circle 3.0
for case let .square(s) in shapes where s > 1 { print("square", s) }  // expect: square 2.0
print(shapes.filter { if case .circle = $0 { true } else { false } }.count)  // expect: 2
