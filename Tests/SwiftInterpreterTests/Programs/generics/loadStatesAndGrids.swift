import Foundation
enum Load<T> { case idle, loading(progress: Double), done(T), failed(any Error)
  func map<U>(_ f: (T) throws -> U) rethrows -> Load<U> { switch self { case .idle: return .idle
    case .loading(let p): return .loading(progress: p)
    case .done(let t): return .done(try f(t))
    case .failed(let e): return .failed(e) } }
  var value: T? { if case .done(let t) = self { t } else { nil } } }
struct NetError: LocalizedError { var code: Int; var errorDescription: String? { "code \(code)" } }
let states: [Load<[Int]>] = [.idle, .loading(progress: 0.5), .done([1, 2]), .failed(NetError(code: 404))]
for s in states { switch s.map({ $0.count }) { case .idle: print("idle"); case .loading(let p) where p >= 0.5: print("half"); case .loading: print("load"); case .done(let n): print(n); case .failed(let e): print(e.localizedDescription) } }  // expect: idle
// expect: half
// expect: 2
// expect: code 404
func load(_ ok: Bool) async throws -> [String] { await Task.yield(); if !ok { throw NetError(code: 1) }; return ["x"] }
@MainActor final class Model { var state: Load<[String]> = .idle; var log: [String] = []
  func go(_ ok: Bool) async { state = .loading(progress: 0); do { state = .done(try await load(ok)) } catch let e as NetError { state = .failed(e); log.append("e\(e.code)") } catch { log.append("?") } } }
let m = Model()
await m.go(true); print(m.state.value ?? [])  // expect: ["x"]
await m.go(false); print(m.log)  // expect: ["e1"]
let r: Result<Int, NetError> = .failure(NetError(code: 3))
print((try? r.get()) ?? -1, r.mapError { NetError(code: $0.code + 1) })  // expect: -1 failure(main.NetError(code: 4))
switch r { case .success(let v) where v > 0: print(v); case .success: print("s"); case .failure(let e) where e.code == 3: print("three"); default: print("d") }  // expect: three
func parse<T: LosslessStringConvertible>(_ s: String, as: T.Type = T.self) -> T? { T(s) }
let i: Int? = parse("12"); let d = parse("1.5", as: Double.self)
print(i ?? 0, d ?? 0, parse("x") ?? 7)  // expect: 12 1.5 7
struct Grid<Cell> { private var cells: [Cell]; let w: Int, h: Int
  init(w: Int, h: Int, fill: @autoclosure () -> Cell) { (self.w, self.h) = (w, h); cells = (0..<w * h).map { _ in fill() } }
  init(w: Int, h: Int, make: (Int, Int) -> Cell) { self.w = w; self.h = h; cells = []; for y in 0..<h { for x in 0..<w { cells.append(make(x, y)) } } }
  subscript(x: Int, y: Int) -> Cell { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(row y: Int) -> ArraySlice<Cell> { cells[y * w..<(y + 1) * w] } }
extension Grid: Sequence { func makeIterator() -> some IteratorProtocol<Cell> { cells.makeIterator() } }
extension Grid where Cell: AdditiveArithmetic { var sum: Cell { reduce(.zero, +) } }
var g = Grid(w: 3, h: 2) { x, y in x + 10 * y }
g[1, 1] += 5
print(g.sum, Array(g[row: 1]), g.map { $0 % 2 == 0 }, Grid(w: 2, h: 1, fill: "z")[1, 0])  // expect: 41 [10, 16, 12] [true, false, true, true, true, true] z
protocol Shape { associatedtype Unit = Double; var area: Unit { get }; static var sides: Int { get } }
extension Shape { var label: String { "\(Self.self) \(Self.sides) \(area)" } }
struct Sq: Shape { var s: Double; var area: Double { s * s }; static let sides = 4 }
struct Dot: Shape { var area: Int { 0 }; static let sides = 0 }
let shapes: [any Shape] = [Sq(s: 2), Dot()]
print(shapes.map(\.label), shapes.compactMap { $0 as? Sq }.map(\.area))  // expect: ["Sq 4 4.0", "Dot 0 0"] [4.0]
func biggest(_ xs: some Collection<some Comparable & CustomStringConvertible>) -> String { xs.max()?.description ?? "none" }
print(biggest([3, 9, 2]), biggest(["a", "c"]), biggest([Double]()))  // expect: 9 c none
let c = Calendar(identifier: .gregorian); var comps = DateComponents(); comps.year = 2024; comps.month = 2; comps.day = 28; comps.timeZone = TimeZone(identifier: "UTC")
print(c.date(from: comps).map { Int($0.timeIntervalSince1970) } ?? 0)  // expect: 1709078400
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>; init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: (V, V) { (range.lowerBound, range.upperBound) } }
struct Settings { @Clamped(0...10) var volume = 5; @Clamped(0...1) var gain: Double = 2 }
var st = Settings(); st.volume += 20; print(st.volume, st.$volume, st.gain, st.$gain.1)  // expect: 10 (0, 10) 1.0 1.0
let words = "the quick brown the fox the end".split(separator: " ").map(String.init)
let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts.filter { $0.value > 1 }, counts.max { $0.value < $1.value }!.key, counts.keys.sorted().prefix(2))  // expect: ["the": 3] the ["brown", "end"]
let groups = Dictionary(grouping: words, by: \.count).mapValues { Set($0).sorted() }.sorted { $0.key < $1.key }
for (len, ws) in groups { print(len, ws) }  // expect: 3 ["end", "fox", "the"]
// expect: 5 ["brown", "quick"]
label: for a in 1... { for b in 1..<a where a * b > 20 { print(a, b); break label } }  // expect: 6 4
if let x = words.first, let n = counts[x], case 2... = n { print(x, n) }  // expect: the 3
print(type(of: states[2]), type(of: g), String(describing: Sq.self))  // expect: Load<Array<Int>> Grid<Int> Sq
