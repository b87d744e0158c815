// What literals, labels and places of calls mean.
func kind(_ x: Double) -> String { "Double" }
func kind(_ x: Int) -> String { "Int" }
func text(_ x: Character) -> String { "Character" }
func text(_ x: String) -> String { "String" }
func list(_ x: Set<Int>) -> String { "Set" }
func list(_ x: [Int]) -> String { "Array" }
print(kind(1), kind(1.0), kind(-2), text("a"), list([1]))
for x in stride(from: 0, to: 1, by: 0.25) { print(x) }
for x in stride(from: 1, through: 0, by: -0.5) { print(x) }
print(Int.max.addingReportingOverflow(1), 7.quotientAndRemainder(dividingBy: 2))
func pair() -> (Int, String) { (1, "a") }
let named: (count: Int, name: String) = pair()
print(named, named.name)
func place(_ line: Int = #line, _ function: String = #function) -> String { "\(line) \(function)" }
func caller(of x: Int) -> String { place() }
struct Holder { var here: String { place() }; init() {}; func there(_ n: Int, with m: Int) -> String { place() } }
print(place(), caller(of: 1), Holder().here, Holder().there(1, with: 2))
var set: Set = [1, 2, 3]
set.formUnion([4])
print(set.count, set.contains(4))
func early() -> Int {
    return 1
    print("never")
}
print(early())
let isThere = set.count > 3
print((isThere ? 1 : nil) as Any, (isThere ? nil : "a") as Any)
print(1 &<< 3, -16 &>> 2, UInt8(3) &<< 9, Int8(1) &>> 8)
protocol Shape { var sides: Int { get } }
struct Square: Shape { var sides = 4 }
func describe<T: Shape>(_ shape: T) -> String { "\(T.self) \(shape.sides)" }
let shape: any Shape = Square()
print(describe(shape), describe(Square()))
func choose() -> Int {
    let value: Int
    if isThere { value = 1 } else { value = 2 }
    let other: String
    switch value {
    case 1: other = "one"
    default: return 0
    }
    var total: Int
    repeat { total = value } while total < 0
    let closure: () -> Int
    closure = { value + other.count }
    return closure() + total
}
print(choose())
