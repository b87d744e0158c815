enum Barcode: Hashable { case upc(Int, Int, Int, Int), qrCode(String) }
enum Planet: Int, CaseIterable, Comparable {
    case mercury = 1, venus, earth, mars
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var next: Planet? { Planet(rawValue: rawValue + 1) }
    static var inner: [Planet] { allCases.filter { $0 <= .earth } }
}
indirect enum Expr {
    case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), v(String)
    func eval(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let n): return n
        case let .add(a, b): return try a.eval(env) + b.eval(env)
        case let .mul(a, b): return try a.eval(env) * b.eval(env)
        case .neg(let e): return try -e.eval(env)
        case .v(let n):
            guard let x = env[n] else { throw Err.unbound(n) }
            return x
        }
    }
    enum Err: Error, CustomStringConvertible {
        case unbound(String)
        var description: String {
            switch self {
            case .unbound(let n): "unbound \(n)"
            }
        }
    }
}
extension Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(integerLiteral n: Int) { self = .num(Double(n)) }
    init(stringLiteral s: String) { self = .v(s) }
    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
    static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }
}
let e: Expr = 2 * "x" + 3 * (1 + "y")
print(try e.eval(["x": 2, "y": 4]))  // expect: 19.0
do { _ = try e.eval() } catch { print(error) }  // expect: unbound x
print(e)  // expect: add(main.Expr.mul(main.Expr.num(2.0), main.Expr.v("x")), main.Expr.mul(main.Expr.num(3.0), main.Expr.add(main.Expr.num(1.0), main.Expr.v("y"))))
var pb = Barcode.upc(8, 85909, 51226, 3)
if case let .upc(a, _, _, d) = pb { print(a, d) }  // expect: 8 3
pb = .qrCode("AB")
print(pb, Set([pb, pb]).count)  // expect: qrCode("AB") 1
print(Planet.earth.next ?? .venus, Planet.mars.next as Any, Planet.inner, Planet.allCases.max()!, Planet(rawValue: 9) as Any, Planet.venus.rawValue)  // expect: mars nil [main.Planet.mercury, main.Planet.venus, main.Planet.earth] mars nil 2
enum Sw: String {
    case on, off
    mutating func toggle() { self = self == .on ? .off : .on }
    static let standard = Sw.off
    init(_ b: Bool) { self = b ? .on : .off }
}
var sw = Sw(true)
sw.toggle()
print(sw, sw.rawValue, Sw(rawValue: "on")!, Sw.standard == sw)  // expect: off off on true
enum State { case idle, loading(progress: Double), done(Result<[Int], any Error>) }
struct E1: Error {}
for st in [State.idle, .loading(progress: 0.25), .loading(progress: 0.99), .done(.success([1, 2])), .done(.failure(E1()))] {
    switch st {
    case .idle: print("idle")
    case .loading(let p) where p > 0.9: print("almost")
    case .loading(progress: 0..<0.5): print("early")
    case .loading: print("mid")
    case .done(.success(let xs)) where xs.isEmpty: print("empty")
    case .done(.success(let xs)): print(xs)
    case .done(.failure(let e)): print(e)
    }
}  // expect: idle
// expect: early
// expect: almost
// expect: [1, 2]
// expect: E1()
let pts = [(0, 0), (1, 0), (0, -2), (2, 2), (1, -1), (3, 4)]
for p in pts {
    switch p {
    case (0, 0): print("origin")
    case (_, 0): print("x")
    case (0, let y): print("y", y)
    case let (x, y) where x == y: print("diag")
    case (-2...2, -2...2): print("box")
    default: print("far")
    }
}  // expect: origin
// expect: x
// expect: y -2
// expect: diag
// expect: box
// expect: far
let opts: [Int?] = [1, nil, 3]
for case let x? in opts { print(x, terminator: " ") }  // expect: 1 3 3
for case .some(let x) in opts where x > 1 { print(x) }
let mixed: [Any] = [1, "s", 2.5, (1, 2), [1], { 3 } as () -> Int, Planet.mars, Optional<Int>.none as Any]
for m in mixed {
    switch m {
    case 0 as Int: print("zero")
    case let n as Int: print("int", n)
    case is Double: print("dbl")
    case let s as String: print("str", s)
    case let (a, b) as (Int, Int): print("pair", a, b)
    case let a as [Int]: print("arr", a)
    case let f as () -> Int: print("fn", f())
    case let p as any Comparable: print("cmp", p)
    default: print("other")
    }
}  // expect: int 1
// expect: str s
// expect: dbl
// expect: pair 1 2
// expect: arr [1]
// expect: fn 3
// expect: cmp mars
// expect: other
outer: for i in 1... {
    for j in 1...3 {
        if j == 2 { continue outer }
        if i == 3 { break outer }
        print(i, j)
    }
}  // expect: 1 1
// expect: 2 1
let grade =
    switch 85 {
    case 90...: "A"
    case 80..<90: "B"
    default: "C"
    }
print(grade)  // expect: B
