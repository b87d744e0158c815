// Tuples: destructuring at the top level, labels, nesting, comparison, results.
func minMax(of values: [Int]) -> (min: Int, max: Int)? {
    guard var low = values.first else { return nil }
    var high = low
    for value in values.dropFirst() {
        if value < low { low = value }
        if value > high { high = value }
    }
    return (low, high)
}

func divide(_ a: Int, by b: Int) -> (Int, Int) { (a / b, a % b) }

let (quotient, remainder) = divide(17, by: 5)
print(quotient, remainder)  // expect: 3 2

var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)  // expect: 2 1
x += 10
print(x, y)  // expect: 12 1

if let bounds = minMax(of: [3, 1, 4, 1, 5, 9, 2, 6]) {
    print("min \(bounds.min) max \(bounds.max)")
    let (low, high) = bounds
    print(high - low)
}  // expect: min 1 max 9
// expect: 8
print(minMax(of: []) == nil)  // expect: true

let (first, (second, _)) = (1, (2, 3))
print(first + second)  // expect: 3

let person = (name: "Ada", age: 36)
print(person.name, person.age, person.0)  // expect: Ada 36 Ada
print(person)  // expect: (name: "Ada", age: 36)
var pair = (a: 1, b: "x")
pair.a = 7
pair.1 = "y"
print(pair)  // expect: (a: 7, b: "y")
print((1, "a") < (1, "b"), (2, 0) == (2, 0), (1, 2, 3) != (1, 2, 4))  // expect: true true true

let points = [(1, 2), (3, 4), (5, 6)]
for (x, y) in points where x > 1 { print(x * y) }  // expect: 12
// expect: 30
for (index, (x, y)) in points.enumerated() { print(index, x, y) }  // expect: 0 1 2
// expect: 1 3 4
// expect: 2 5 6
let sums = points.map { $0.0 + $0.1 }
print(sums)  // expect: [3, 7, 11]
let named: [(name: String, score: Int)] = [("a", 3), ("b", 9)]
print(named.max { $0.score < $1.score }!.name)  // expect: b
switch (3, -1) {
case (0, 0): print("origin")
case (let x, 0): print("x axis", x)
case (0, let y): print("y axis", y)
case let (x, y) where x > 0 && y > 0: print("first quadrant")
case (1...5, ..<0): print("right below")
default: print("elsewhere")
}  // expect: right below
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
print(swapped((1, "one")))  // expect: ("one", 1)
let zipped = Array(zip([1, 2, 3], ["a", "b", "c"]))
print(zipped)  // expect: [(1, "a"), (2, "b"), (3, "c")]
print(zipped[1].1)  // expect: b
