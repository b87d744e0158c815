struct AnyShape { private let _area: () -> Double; init<S: HasArea>(_ s: S) { _area = s.area }; func area() -> Double { _area() } }
protocol HasArea { func area() -> Double }
struct Sq: HasArea { var s = 2.0; func area() -> Double { s * s } }
final class Cir: HasArea { var r = 1.0; func area() -> Double { r * 3 } }
let c = Cir()
let shapes = [AnyShape(Sq()), AnyShape(c)]
c.r = 5
print(shapes.map { $0.area() })  // expect: [4.0, 15.0]
