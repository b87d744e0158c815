// Copies are independent; references are shared; inout and mutating change in place.
struct Point: Equatable { var x = 0, y = 0 }
struct Line { var start = Point(), end = Point() }
struct Drawing {
    var name: String
    var lines: [Line] = []
    var tags: Set<String> = []
    var notes: [String: [Int]] = [:]
}
var a = Drawing(name: "a", lines: [Line()])
var b = a
b.name = "b"
b.lines[0].end.x = 10
b.lines.append(Line(start: Point(x: 1, y: 1), end: Point(x: 2, y: 2)))
b.tags.insert("new")
b.notes["k", default: []].append(1)
print(a.name, a.lines.count, a.lines[0].end, a.tags, a.notes)  // expect: a 1 Point(x: 0, y: 0) [] [:]
print(b.name, b.lines.count, b.lines[0].end, b.tags, b.notes)  // expect: b 2 Point(x: 10, y: 0) ["new"] ["k": [1]]

func move(_ point: inout Point, dx: Int) { point.x += dx }
move(&b.lines[1].start, dx: 100)
print(b.lines[1].start)  // expect: Point(x: 101, y: 1)
var points = [Point(), Point(x: 5)]
for index in points.indices { move(&points[index], dx: 1) }
print(points)  // expect: [main.Point(x: 1, y: 0), main.Point(x: 6, y: 0)]
for var point in points { point.x = 0; _ = point }
print(points.map(\.x))  // expect: [1, 6]
points.swapAt(0, 1)
print(points)  // expect: [main.Point(x: 6, y: 0), main.Point(x: 1, y: 0)]

class Box { var value: Point; init(_ value: Point) { self.value = value } }
let box = Box(Point(x: 1, y: 1))
let alias = box
alias.value.x = 42
print(box.value, box === alias)  // expect: Point(x: 42, y: 1) true
var taken = box.value
taken.x = 0
print(box.value.x)  // expect: 42

struct Holder { var box: Box; var count = 0 }
var h1 = Holder(box: box)
var h2 = h1
h2.count = 5
h2.box.value.y = -1
print(h1.count, h1.box.value.y)  // expect: 0 -1

struct Matrix {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    mutating func transpose() {
        var result = Matrix(rows: columns, columns: rows)
        for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
        self = result
    }
}
var m = Matrix(rows: 2, columns: 3)
m[0, 1] = 5
m[1, 2] += 7
let before = m
m.transpose()
print(m.rows, m[1, 0], m[2, 1], before[0, 1], before.rows)  // expect: 3 5.0 7.0 5.0 2

// Copy on write by hand.
final class Storage { var items: [Int]; init(_ items: [Int]) { self.items = items } }
struct CowArray {
    private var storage = Storage([])
    private(set) var copies = 0
    var items: [Int] { storage.items }
    mutating func append(_ item: Int) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage.items)
            copies += 1
        }
        storage.items.append(item)
    }
}
var c1 = CowArray()
c1.append(1)
c1.append(2)
var c2 = c1
c2.append(3)
print(c1.items, c2.items, c1.copies, c2.copies)  // expect: [1, 2] [1, 2, 3] 0 1

var counts = ["a": 1]
let modify: (inout [String: Int]) -> Void = { $0["b"] = 2 }
modify(&counts)
counts["a"]! += 10
counts["c", default: 100] += 1
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })  // expect: ["a=11", "b=2", "c=101"]
var nested = [[1, 2], [3]]
nested[1].append(4)
nested[0][1] *= 10
print(nested)  // expect: [[1, 20], [3, 4]]
var optional: Point? = Point()
optional?.x += 3
optional!.y = 4
print(optional!)  // expect: Point(x: 3, y: 4)
var tuple = (Point(), [1])
tuple.0.x = 9
tuple.1.append(2)
print(tuple)  // expect: (main.Point(x: 9, y: 0), [1, 2])
func changeAll(_ items: [Int]) -> [Int] { var items = items; items[0] = 100; return items }
let original = [1, 2]
print(changeAll(original), original)  // expect: [100, 2] [1, 2]
