protocol Shape {
    static var name: String { get }
    init()
    var sides: Int { get }
}
struct Square: Shape { static let name = "square"; let sides = 4 }
struct Triangle: Shape { static let name = "triangle"; let sides = 3 }
func make<S: Shape>(_ type: S.Type) -> String {
    let shape = S()
    return "\(S.name) with \(shape.sides) sides"
}
print(make(Square.self))  // expect: square with 4 sides
print(make(Triangle.self))  // expect: triangle with 3 sides
