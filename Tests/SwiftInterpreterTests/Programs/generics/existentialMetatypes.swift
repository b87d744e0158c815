protocol Animal: AnyObject { var name: String { get set }; init(name: String) }
class Dog: Animal { var name: String; required init(name: String) { self.name = name } }
protocol Sh { init(); static var t: String { get } }
struct S1: Sh { static let t = "s1" }
let z1: [any Sh.Type] = [S1.self]
for t in z1 { print(t.init(), t.t) }  // expect: S1() s1
for (i, t) in z1.enumerated() { print(i, t.init(), t.t) }  // expect: 0 S1() s1
let zoo: [any Animal.Type] = [Dog.self]
for t in zoo { print(t.init(name: "n").name) }  // expect: n
for (i, t) in zoo.enumerated() { let a = t.init(name: "n\(i)"); a.name += "!"; print(a.name) }  // expect: n0!
zoo.forEach { print($0.init(name: "q").name) }  // expect: q
enum St { case idle, busy(Int) }
func tell(_ x: Any) { switch x { case St.idle: print("idle"); case St.busy(let n): print("busy", n); case let i as Int: print(i); default: print("?") } }
tell(St.idle); tell(St.busy(3)); tell(4); tell("x")  // expect: idle
// expect: busy 3
// expect: 4
// expect: ?
let e: any Equatable = 3
struct Words: Sequence { let words: [String]; func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() } }
for w in Words(words: ["a", "b"]) { print(w) }  // expect: a
// expect: b
struct Deck { var cards = Set([1]) }
extension Deck: Sequence { func makeIterator() -> Set<Int>.Iterator { cards.makeIterator() } }
print(Array(Deck()))  // expect: [1]
protocol Made { init(); init?(code: Int) }
extension Made { init(twice: Bool) { self.init() }; static func fresh() -> Self { .init() } }
struct MA: Made { var n = 1; init() {}; init?(code: Int) { if code < 0 { return nil }; n = code } }
final class MB: Made { var n = 2; init() {}; init?(code: Int) { return nil } }
for t in [MA.self, MB.self] as [any Made.Type] { let m = t.init(); print(type(of: m), t.init(code: 5) != nil, type(of: t.init(twice: true)), type(of: t.fresh()), t.init(code: -1) == nil) }  // expect: MA true MA MA true
// expect: MB false MB MB true
let kind: any Made.Type = Bool.random() ? MA.self : MA.self
print((kind.init(code: 9) as? MA)?.n ?? 0)  // expect: 9
