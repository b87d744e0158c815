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
print(quotient, remainder)

var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)
x += 10
print(x, y)

if let bounds = minMax(of: [3, 1, 4, 1, 5, 9, 2, 6]) {
    print("min \(bounds.min) max \(bounds.max)")
    let (low, high) = bounds
    print(high - low)
}
print(minMax(of: []) == nil)

let (first, (second, _)) = (1, (2, 3))
print(first + second)

let person = (name: "Ada", age: 36)
print(person.name, person.age, person.0)
print(person)
var pair = (a: 1, b: "x")
pair.a = 7
pair.1 = "y"
print(pair)
print((1, "a") < (1, "b"), (2, 0) == (2, 0), (1, 2, 3) != (1, 2, 4))

let points = [(1, 2), (3, 4), (5, 6)]
for (x, y) in points where x > 1 { print(x * y) }
for (index, (x, y)) in points.enumerated() { print(index, x, y) }
let sums = points.map { $0.0 + $0.1 }
print(sums)
let named: [(name: String, score: Int)] = [("a", 3), ("b", 9)]
print(named.max { $0.score < $1.score }!.name)
switch (3, -1) {
case (0, 0): print("origin")
case (let x, 0): print("x axis", x)
case (0, let y): print("y axis", y)
case let (x, y) where x > 0 && y > 0: print("first quadrant")
case (1...5, ..<0): print("right below")
default: print("elsewhere")
}
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
print(swapped((1, "one")))
let zipped = Array(zip([1, 2, 3], ["a", "b", "c"]))
print(zipped)
print(zipped[1].1)
