// Observer pattern etc with @discardableResult fluent builder and operators, subscript overloads, static callAsFunction
final class Store<S, A> { private(set) var state: S; private let reduce: (inout S, A) -> Effect<A>; private var subs: [Int: (S) -> Void] = [:]; private var next = 0
  enum Effect<T> { case none, send(T), many([T]) }
  init(_ s: S, reduce: @escaping (inout S, A) -> Effect<A>) { state = s; self.reduce = reduce }
  @discardableResult func subscribe(_ f: @escaping (S) -> Void) -> () -> Void { next += 1; let id = next; subs[id] = f; f(state); return { [weak self] in self?.subs[id] = nil } }
  func send(_ a: A) { let e = reduce(&state, a); for (_, f) in subs.sorted(by: { $0.key < $1.key }) { f(state) }; switch e { case .none: break; case .send(let x): send(x); case .many(let xs): xs.forEach(send) } } }
struct AppState: Equatable { var n = 0, log: [String] = [] }
enum Action { case inc, add(Int), burst, note(String) }
let store = Store<AppState, Action>(AppState()) { s, a in switch a { case .inc: s.n += 1; return s.n == 2 ? .send(.note("two")) : .none; case .add(let k): s.n += k; return .none; case .burst: return .many([.inc, .inc]); case .note(let t): s.log.append(t); return .none } }
let stop = store.subscribe { print("A", $0.n, $0.log) }; store.subscribe { if $0.n > 1 { print("B", $0.n) } }  // expect: A 0 []
store.send(.inc); store.send(.burst); stop(); store.send(.add(10)); print(store.state)  // expect: A 1 []
// expect: A 1 []
// expect: A 2 []
// expect: B 2
// expect: A 2 ["two"]
// expect: B 2
// expect: A 3 ["two"]
// expect: B 3
// expect: B 13
// expect: AppState(n: 13, log: ["two"])
@discardableResult func tap<T>(_ v: T, _ f: (inout T) throws -> Void) rethrows -> T { var c = v; try f(&c); return c }
struct Req { var url = "", headers: [String: String] = [:], method = Method.get; enum Method: String { case get = "GET", post = "POST" }
  func with(_ k: WritableKeyPath<Req, String>, _ v: String) -> Req { tap(self) { $0[keyPath: k] = v } }; subscript(h: String) -> String? { get { headers[h.lowercased()] } set { headers[h.lowercased()] = newValue } }; subscript(h: String, default d: @autoclosure () -> String) -> String { self[h] ?? d() }
  func callAsFunction(_ n: Int = 1) -> String { "\(method.rawValue) \(url) x\(n)" } }
var r = Req().with(\.url, "/a"); r["Accept"] = "json"; r.method = .post; print(r(), r(3), r["ACCEPT"]!, r["x", default: "none"], r.headers)  // expect: POST /a x1 POST /a x3 json none ["accept": "json"]
struct Vec: Equatable { var x, y: Double; static let zero = Vec(x: 0, y: 0); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (v: Vec) -> Vec { Vec(x: -v.x, y: -v.y) }; static func += (a: inout Vec, b: Vec) { a = a + b }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y } }
infix operator •: MultiplicationPrecedence
postfix operator °
postfix func ° (d: Double) -> Double { d * 3 / 180 }
precedencegroup PipePrecedence { associativity: left higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }
infix operator |>: PipePrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var v = Vec(x: 1, y: 2); v += -v * 3; print(v, v • Vec(x: 1, y: 1), 60°, 5 |> { $0 + 1 } |> String.init |> { $0 + "!" }); var o: Int?; o ??= 4; o ??= 9; print(o!)  // expect: Vec(x: -2.0, y: -4.0) -6.0 1.0 6!
// expect: 4
enum Op: String, CaseIterable { case plus = "+", minus = "-", times = "×"; var fn: (Int, Int) -> Int { switch self { case .plus: (+); case .minus: (-); case .times: (*) } } }
print(Op.allCases.map { "\($0.rawValue)\($0.fn(6, 3))" }, Op(rawValue: "-")!, Op(rawValue: "/") as Any)  // expect: ["+9", "-3", "×18"] minus nil
struct Flags: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1), c: Flags = [.a, .b, .init(rawValue: 4)]; var description: String { [(Flags.a, "a"), (.b, "b")].filter { contains($0.0) }.map(\.1).joined(separator: "|") } }
var f: Flags = [.a]; f.insert(.b); f.formSymmetricDifference(.a); print(f, Flags.c, f.isSubset(of: .c), Flags.c.subtracting(f).rawValue, f.union(.a) == [.a, .b], Flags().isEmpty)  // expect: b a|b true 5 true true
