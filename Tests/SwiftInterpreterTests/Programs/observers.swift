// willSet and didSet, computed properties, static storage, subscripts, nested types, lazy initialisation order.
struct Temperature {
    var celsius: Double { willSet { print("will be \(newValue)") } didSet { print("was \(oldValue)") } }
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    static var scale = "C"
    static let boiling = Temperature(celsius: 100)
}
var t = Temperature(celsius: 20)
t.celsius = 25  // expect: will be 25.0
// expect: was 20.0
t.fahrenheit = 212  // expect: will be 100.0
// expect: was 25.0
t.celsius += 1  // expect: will be 101.0
// expect: was 100.0
print(t.fahrenheit, Temperature.boiling.celsius, Temperature.scale)  // expect: 213.8 100.0 C
Temperature.scale = "K"
print(Temperature.scale)  // expect: K
class Slider {
    var value = 0 { didSet { if value > 10 { value = 10 }; changes += 1; listeners.forEach { $0(value) } } }
    private(set) var changes = 0
    var listeners: [(Int) -> Void] = []
    var items = [1] { didSet { print("items", oldValue, items) } }
}
let slider = Slider()
var seen: [Int] = []
slider.listeners.append { seen.append($0) }
slider.value = 5
slider.value = 50
slider.items.append(2)  // expect: items [1] [1, 2]
slider.items[0] = 9  // expect: items [1, 2] [9, 2]
slider.items.removeAll()  // expect: items [9, 2] []
print(slider.value, slider.changes, seen)  // expect: 10 2 [5, 10]
func bump(_ n: inout Int) { n += 1; print("bumped"); n += 1 }
bump(&slider.value)  // expect: bumped
print(slider.value, slider.changes)  // expect: 10 3
struct Grid {
    let width: Int, height: Int
    private var cells: [[Character]]
    init(width: Int, height: Int, fill: Character = ".") {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: Array(repeating: fill, count: width), count: height)
    }
    subscript(x: Int, y: Int) -> Character { get { cells[y][x] } set { cells[y][x] = newValue } }
    subscript(row y: Int) -> String { String(cells[y]) }
    subscript(point: Point) -> Character? { contains(point) ? cells[point.y][point.x] : nil }
    struct Point: Hashable { var x = 0, y = 0; static let origin = Point()
        func moved(_ d: Direction) -> Point { Point(x: x + d.delta.x, y: y + d.delta.y) } }
    enum Direction: CaseIterable { case up, down, left, right
        var delta: (x: Int, y: Int) {
            switch self { case .up: (0, -1); case .down: (0, 1); case .left: (-1, 0); case .right: (1, 0) }
        }
    }
    func contains(_ p: Point) -> Bool { (0..<width).contains(p.x) && (0..<height).contains(p.y) }
    func neighbours(of p: Point) -> [Point] { Direction.allCases.map(p.moved).filter(contains) }
    static subscript(size: Int) -> Grid { Grid(width: size, height: size) }
}
var grid = Grid(width: 3, height: 2)
grid[1, 0] = "#"
print(grid[row: 0], grid[row: 1], grid[.init(x: 1, y: 0)]!, grid[Grid.Point(x: 9, y: 9)] as Any)  // expect: .#. ... # nil
print(grid.neighbours(of: .origin).count, grid.neighbours(of: Grid.Point(x: 1, y: 1)).map(\.x), Grid[4].width)  // expect: 2 [1, 0, 2] 4
var counter = 0
struct Lazy { static let value: Int = { counter += 1; return 42 }() }
print(counter, Lazy.value, Lazy.value, counter)  // expect: 0 42 42 1
var total: Int { counter * 100 }
print(total)  // expect: 100
var stored = 1 { didSet { print("stored \(oldValue) -> \(stored)") } }
stored = 2  // expect: stored 1 -> 2
stored += 5  // expect: stored 2 -> 7
class Base { var tag = "base" { didSet { print("base saw", tag) } } }
class Sub: Base { override var tag: String { didSet { print("sub saw", tag, "was", oldValue) } } }
let sub = Sub()
sub.tag = "new"  // expect: base saw new
// expect: sub saw new was base
(sub as Base).tag = "newer"  // expect: base saw newer
// expect: sub saw newer was new
