struct Col<R, S, C> { let f: (R) -> String
  init(_ t: String, value: KeyPath<R, String>) where C == String { f = { $0[keyPath: value] } }
  init<V>(_ t: String, value: KeyPath<R, V>, content: @escaping (R) -> C) { f = { "\(content($0))" } }
  func width(_ n: Int) -> Col<R, S, C> { self } }
struct Any1<R> { let f: (R) -> String }
@resultBuilder struct CB<R> {
  static func buildExpression<C>(_ c: Col<R, Never, C>) -> [Any1<R>] { [Any1(f: c.f)] }
  static func buildBlock(_ c: [Any1<R>]...) -> [Any1<R>] { c.flatMap { $0 } } }
struct Tab<V> { let rows: [String]
  init(_ d: [V], @CB<V> columns: () -> [Any1<V>]) { let c = columns(); rows = d.map { v in c.map { $0.f(v) }.joined(separator: "|") } } }
struct Tab2<V> { let rows: [String]
  init<D: RandomAccessCollection>(_ d: D, @CB<V> columns: () -> [Any1<V>]) where D.Element == V { let c = columns(); rows = d.map { v in c.map { $0.f(v) }.joined(separator: "|") } } }
struct P { var n: String; var a: Int }
let ps = [P(n: "x", a: 1)]
print(Tab(ps) { Col<P, Never, String>("N", value: \.n) }.rows)  // expect: ["x"]
print(Tab(ps) { Col<P, Never, Int>("A", value: \.a) { $0.a + 1 } }.rows)  // expect: ["2"]
print(Tab2(ps) { Col<P, Never, Int>("A", value: \.a) { $0.a + 1 } }.rows)  // expect: ["2"]
print(Tab(ps) { Col("N", value: \.n) }.rows)  // expect: ["x"]
print(Tab(ps) { Col("A", value: \.a) { $0.a + 1 } }.rows)  // expect: ["2"]
print(Tab(ps) { Col("A", value: \.a) { $0.a + 1 }.width(3) }.rows)  // expect: ["2"]
print(Tab2(ps) { Col("A", value: \.a) { $0.a + 1 } }.rows)  // expect: ["2"]
print(Tab(ps) { Col("N", value: \.n).width(3) }.rows)  // expect: ["x"]
