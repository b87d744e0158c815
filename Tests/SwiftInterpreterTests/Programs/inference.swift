func place(_ line: Int = #line, _ function: String = #function) -> String { "\(line) \(function)" }
func caller(of x: Int) -> String { place() }
struct Holder { var here: String { place() }; init() {}; func there(_ n: Int, with m: Int) -> String { place() } }
print(place(), caller(of: 1), Holder().here, Holder().there(1, with: 2))  // expect: 4 main 2 caller(of:) 3 here 3 there(_:with:)
// What literals, labels and places of calls mean.
func kind(_ x: Double) -> String { "Double" }
func kind(_ x: Int) -> String { "Int" }
func text(_ x: Character) -> String { "Character" }
func text(_ x: String) -> String { "String" }
func list(_ x: Set<Int>) -> String { "Set" }
func list(_ x: [Int]) -> String { "Array" }
print(kind(1), kind(1.0), kind(-2), text("a"), list([1]))  // expect: Int Double Int String Array
for x in stride(from: 0, to: 1, by: 0.25) { print(x) }  // expect: 0.0
// expect: 0.25
// expect: 0.5
// expect: 0.75
for x in stride(from: 1, through: 0, by: -0.5) { print(x) }  // expect: 1.0
// expect: 0.5
// expect: 0.0
print(Int.max.addingReportingOverflow(1), 7.quotientAndRemainder(dividingBy: 2))  // expect: (partialValue: -9223372036854775808, overflow: true) (quotient: 3, remainder: 1)
func pair() -> (Int, String) { (1, "a") }
let named: (count: Int, name: String) = pair()
print(named, named.name)  // expect: (count: 1, name: "a") a
var set: Set = [1, 2, 3]
set.formUnion([4])
print(set.count, set.contains(4))  // expect: 4 true
func early() -> Int {
    return 1
    print("never")
}
print(early())  // expect: 1
let isThere = set.count > 3
print((isThere ? 1 : nil) as Any, (isThere ? nil : "a") as Any)  // expect: Optional(1) nil
print(1 &<< 3, -16 &>> 2, UInt8(3) &<< 9, Int8(1) &>> 8)  // expect: 8 -4 6 1
protocol Shape { var sides: Int { get } }
struct Square: Shape { var sides = 4 }
func describe<T: Shape>(_ shape: T) -> String { "\(T.self) \(shape.sides)" }
let shape: any Shape = Square()
print(describe(shape), describe(Square()))  // expect: Square 4 Square 4
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
print(choose())  // expect: 5
