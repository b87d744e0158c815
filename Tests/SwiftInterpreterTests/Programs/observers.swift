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
t.celsius = 25
t.fahrenheit = 212
t.celsius += 1
print(t.fahrenheit, Temperature.boiling.celsius, Temperature.scale)
Temperature.scale = "K"
print(Temperature.scale)
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
slider.items.append(2)
slider.items[0] = 9
slider.items.removeAll()
print(slider.value, slider.changes, seen)
func bump(_ n: inout Int) { n += 1; print("bumped"); n += 1 }
bump(&slider.value)
print(slider.value, slider.changes)
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
print(grid[row: 0], grid[row: 1], grid[.init(x: 1, y: 0)]!, grid[Grid.Point(x: 9, y: 9)] as Any)
print(grid.neighbours(of: .origin).count, grid.neighbours(of: Grid.Point(x: 1, y: 1)).map(\.x), Grid[4].width)
var counter = 0
struct Lazy { static let value: Int = { counter += 1; return 42 }() }
print(counter, Lazy.value, Lazy.value, counter)
var total: Int { counter * 100 }
print(total)
var stored = 1 { didSet { print("stored \(oldValue) -> \(stored)") } }
stored = 2
stored += 5
class Base { var tag = "base" { didSet { print("base saw", tag) } } }
class Sub: Base { override var tag: String { didSet { print("sub saw", tag, "was", oldValue) } } }
let sub = Sub()
sub.tag = "new"
(sub as Base).tag = "newer"
