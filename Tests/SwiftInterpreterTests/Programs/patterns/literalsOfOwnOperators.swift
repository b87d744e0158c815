struct Vector { var x: Double, y: Double }
func ~= (length: Double, vector: Vector) -> Bool {
    abs((vector.x * vector.x + vector.y * vector.y).squareRoot() - length) < 0.001
}
func ~= (pattern: String, number: Int) -> Bool { pattern.count == number }
for vector in [Vector(x: 3, y: 4), Vector(x: 1, y: 1)] {
    switch vector {
    case 5: print("five")
    default: print("another length")
    }
}  // expect: five
// expect: another length
switch 3 {
case "abc": print("three letters")
default: print("not three")
}  // expect: three letters
