class Shape {
    var name: String
    required init(name: String) { self.name = name }
    func clone() -> Self { type(of: self).init(name: name + "'") }
}
class Square: Shape {
    var side = 1
    required init(name: String) { super.init(name: name); side = 2 }
}
let s = Square(name: "sq").clone()
print(s.name, s.side)  // expect: sq' 2
let kinds: [Shape.Type] = [Shape.self, Square.self]
for k in kinds { print(type(of: k.init(name: "x"))) }  // expect: Shape
// expect: Square
