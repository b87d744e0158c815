protocol Shape { func draw<T: CustomStringConvertible>(with x: T) -> String }
extension Shape { func draw<T: CustomStringConvertible>(with x: T) -> String { "default \(x)" } }
struct A: Shape {}
struct B: Shape { func draw<T: CustomStringConvertible>(with x: T) -> String { "B \(x)" } }
let s: [any Shape] = [A(), B()]
for x in s { print(x.draw(with: 3)) }  // expect: default 3
// expect: B 3
func go<S: Shape>(_ s: S) { print(s.draw(with: "q")) }
go(A()); go(B())  // expect: default q
// expect: B q
protocol Store { associatedtype Item; func map<U>(_ f: (Item) -> U) -> [U] ; var items: [Item] { get } }
extension Store { func map<U>(_ f: (Item) -> U) -> [U] { items.map(f) } }
struct S: Store { let items = [1, 2, 3] }
print(S().map { $0 * 2 })  // expect: [2, 4, 6]
func all<T: Store>(_ t: T) -> [String] where T.Item == Int { t.map { "n\($0)" } }
print(all(S()))  // expect: ["n1", "n2", "n3"]
protocol Visitor { func visit<N>(_ node: N) -> Int }
extension Visitor { func visit<N>(_ node: N) -> Int { 7 } }
final class V: Visitor {}
let v: any Visitor = V()
print(v.visit("x"))  // expect: 7
protocol P { func f<T>(_ t: T, _ n: Int) -> T }
extension P where Self: Equatable { func f<T>(_ t: T, _ n: Int) -> T { print("eq"); return t } }
struct E1: P, Equatable {}
let p: any P = E1()
_ = p.f(1, 2)  // expect: eq
