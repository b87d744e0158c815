// Enumerations with payloads, raw values, methods, recursion, CaseIterable.
enum Suit: String, CaseIterable {
    case hearts, spades = "S", clubs
    var symbol: Character {
        switch self {
        case .hearts: "H"
        case .spades: "S"
        case .clubs: "C"
        }
    }
}
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "S")!, Suit(rawValue: "x") as Any)  // expect: ["hearts", "S", "clubs"] spades nil
print(Suit.hearts.symbol, Suit.allCases.count)  // expect: H 3

enum Planet: Int { case mercury = 1, venus, earth, mars }
print(Planet.earth.rawValue, Planet(rawValue: 4)!, Planet(rawValue: 9) == nil)  // expect: 3 mars true

enum Shape {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case point
    static let unit = Shape.circle(radius: 1)
    var area: Double {
        switch self {
        case .circle(let radius): return 3 * radius * radius
        case let .rectangle(width, height): return width * height
        case .point: return 0
        }
    }
    mutating func grow(by factor: Double) {
        switch self {
        case .circle(let radius): self = .circle(radius: radius * factor)
        case .rectangle(let width, let height): self = .rectangle(width: width * factor, height: height * factor)
        case .point: break
        }
    }
}
var shape = Shape.rectangle(width: 2, height: 3)
shape.grow(by: 2)
print(shape, shape.area, Shape.unit.area, Shape.point)  // expect: rectangle(width: 4.0, height: 6.0) 24.0 3.0 point

indirect enum Expr {
    case number(Int)
    case add(Expr, Expr)
    case multiply(Expr, Expr)
    case negate(Expr)
    func evaluate() -> Int {
        switch self {
        case .number(let value): value
        case .add(let a, let b): a.evaluate() + b.evaluate()
        case .multiply(let a, let b): a.evaluate() * b.evaluate()
        case .negate(let inner): -inner.evaluate()
        }
    }
}
let expr = Expr.add(.number(2), .multiply(.number(3), .negate(.number(4))))
print(expr.evaluate())  // expect: -10
print(expr)  // expect: add(main.Expr.number(2), main.Expr.multiply(main.Expr.number(3), main.Expr.negate(main.Expr.number(4))))

enum LoadState<Value> {
    case idle
    case loading(progress: Double)
    case loaded(Value)
    case failed(message: String, code: Int?)
    var value: Value? { if case .loaded(let value) = self { value } else { nil } }
    func map<T>(_ transform: (Value) -> T) -> LoadState<T> {
        switch self {
        case .idle: .idle
        case .loading(let progress): .loading(progress: progress)
        case .loaded(let value): .loaded(transform(value))
        case .failed(let message, let code): .failed(message: message, code: code)
        }
    }
}
let states: [LoadState<[Int]>] = [.idle, .loading(progress: 0.5), .loaded([1, 2]), .failed(message: "no", code: 404), .failed(message: "?", code: nil)]
for state in states {
    switch state {
    case .idle: print("idle")
    case .loading(let progress) where progress > 0.4: print("nearly")
    case .loading: print("loading")
    case .loaded(let items): print("items", items.count)
    case .failed(let message, let code?): print("failed", message, code)
    case .failed(_, nil): print("failed without code")
    }
}  // expect: idle
// expect: nearly
// expect: items 2
// expect: failed no 404
// expect: failed without code
print(states[2].map { $0.reduce(0, +) }.value ?? -1)  // expect: 3
print(states[2].map(\.count))  // expect: loaded(2)

enum Direction: CaseIterable, Equatable, Hashable, Comparable {
    case north, east, south, west
    var next: Direction {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}
print(Direction.west.next, Direction.north < .south, Direction.allCases.sorted(by: >))  // expect: north true [main.Direction.west, main.Direction.south, main.Direction.east, main.Direction.north]
let visits: [Direction: Int] = [.north: 2, .east: 3]
print(visits[.north, default: 0], visits[.west, default: 0])  // expect: 2 0
if case .circle(let r) = Shape.unit, r > 0 { print("unit circle \(r)") }  // expect: unit circle 1.0
let codes = states.compactMap { state -> Int? in
    guard case .failed(_, let code) = state else { return nil }
    return code
}
print(codes)  // expect: [404]
for case .failed(let message, _) in states { print(message) }  // expect: no
// expect: ?
enum Empty {}
print(MemoryUnit.kilo.bytes)  // expect: 1024
enum MemoryUnit: Int {
    case byte = 1, kilo = 1024
    var bytes: Int { rawValue }
    init?(name: String) {
        switch name {
        case "K": self = .kilo
        case "B": self = .byte
        default: return nil
        }
    }
}
print(MemoryUnit(name: "K") as Any, MemoryUnit(name: "X") as Any)  // expect: Optional(main.MemoryUnit.kilo) nil
