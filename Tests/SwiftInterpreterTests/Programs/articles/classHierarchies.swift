import Foundation
// class hierarchies, super, overriding, dynamic dispatch, casts, any Hashable, Comparable synth
class Vehicle: CustomStringConvertible { var speed = 0.0 { willSet { print("will \(newValue)") } didSet { if speed != oldValue { print("did \(oldValue)") } } }
    let wheels: Int; private(set) lazy var label: String = { print("lazy"); return "\(type(of: self))/\(wheels)" }()
    init(wheels: Int) { self.wheels = wheels; setup() }
    convenience init() { self.init(wheels: 4) }
    func setup() { print("Vehicle.setup") }
    var description: String { "<\(Self.kind) \(speed)>" }
    class var kind: String { "vehicle" }
    static func make() -> Vehicle { Vehicle() }
    subscript(i: Int) -> String { "w\(i)" }
    deinit { print("gone", wheels) } }
class Bike: Vehicle { var bell: String? ; override var speed: Double { get { super.speed } set { super.speed = min(newValue, 30) } }
    init(bell: String?) { self.bell = bell; super.init(wheels: 2) }
    override func setup() { super.setup(); print("Bike.setup", bell ?? "nobell") }
    override class var kind: String { "bike" }
    override subscript(i: Int) -> String { super[i] + "!" }
    required init?(code: String) { guard code.hasPrefix("B") else { return nil }; bell = code; super.init(wheels: 2) } }
final class Racer: Bike { override init(bell: String?) { super.init(bell: bell.map { $0 + "x" }) }
    required init?(code: String) { super.init(code: code) }
    override var description: String { "R" + super.description } }
do { let b = Bike(bell: "ding"); b.speed = 50; print(b, b[1], b.label, b.label)  // expect: Vehicle.setup
// expect: Bike.setup ding
// expect: will 30.0
// expect: did 0.0
// expect: lazy
// expect: <bike 30.0> w1! Bike/2 Bike/2
    let vs: [Vehicle] = [Vehicle(), b, Racer(bell: "q")]; for v in vs { switch v { case let r as Racer: print("racer", r.bell!); case is Bike: print("bike"); default: print("other", v.wheels) } }  // expect: Vehicle.setup
    // expect: Vehicle.setup
    // expect: Bike.setup qx
    // expect: other 4
    // expect: bike
    // expect: racer qx
    print(Racer(code: "B1")?.bell ?? "nil", Bike(code: "x") as Any, (vs[2] as? Bike)?.bell ?? "", vs[0] as? Bike as Any, vs.compactMap { $0 as? Bike }.count)  // expect: Vehicle.setup
    // expect: Bike.setup B1
    // expect: gone 2
    // expect: B1 nil qx nil 2
    print(b === vs[1], b !== vs[2], ObjectIdentifier(b) == ObjectIdentifier(vs[1]), type(of: vs[2]) == Racer.self, type(of: vs[2]).kind, vs[1] is CustomStringConvertible) }  // expect: true true true true bike true
    // expect: gone 4
    // expect: gone 2
    // expect: gone 2
protocol Animal: AnyObject { var name: String { get set }; func speak() -> String; init(name: String) }
extension Animal { func speak() -> String { "..." }; func twice() -> String { speak() + speak() } }
class Dog: Animal { var name: String; required init(name: String) { self.name = name }; func speak() -> String { "woof" } }
class Puppy: Dog { override func speak() -> String { super.speak().uppercased() } }
class Fish: Animal { var name: String; required init(name: String) { self.name = name } }
func build<A: Animal>(_ t: A.Type, _ n: String) -> A { t.init(name: n) }
let zoo: [any Animal.Type] = [Dog.self, Puppy.self, Fish.self]
for (i, t) in zoo.enumerated() { let a = t.init(name: "n\(i)"); a.name += "!"; print(a.name, a.twice(), type(of: a)) }  // expect: n0! woofwoof Dog
// expect: n1! WOOFWOOF Puppy
// expect: n2! ...... Fish
print(build(Puppy.self, "p").twice())  // expect: WOOFWOOF
weak var w: Dog?; do { let d = Dog(name: "temp"); w = d; print(w?.name ?? "nil") }; print(w?.name ?? "nil")  // expect: temp
// expect: nil
class Parent { var kids: [Kid] = []; deinit { print("parent gone") } }; class Kid { unowned let p: Parent; weak var friend: Kid?; init(_ p: Parent) { self.p = p; p.kids.append(self) }; deinit { print("kid gone") } }
do { let p = Parent(); let a = Kid(p), b = Kid(p); a.friend = b; b.friend = a; print(p.kids.count, a.friend === b) }  // expect: 2 true
// expect: parent gone
// expect: kid gone
// expect: kid gone
class Counter { var n = 0; lazy var inc: () -> Int = { [unowned self] in self.n += 1; return self.n }; deinit { print("counter gone") } }
do { let c = Counter(); print(c.inc(), c.inc()) }  // expect: 1 2
// expect: counter gone
struct Version: Comparable, LosslessStringConvertible { var parts: [Int]; init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.contains(nil), !p.isEmpty else { return nil }; parts = p.compactMap { $0 } }
    static func < (l: Self, r: Self) -> Bool { l.parts.lexicographicallyPrecedes(r.parts) }; var description: String { parts.map(String.init).joined(separator: ".") } }
print(["1.10", "1.9.3", "x", "1.9"].compactMap(Version.init).sorted(), Version("2")! > Version("1.99")!, max(Version("1")!, Version("1.0")!), Version("1")!...Version("3")! ~= Version("2.5")!)  // expect: [1.9, 1.9.3, 1.10] true 1.0 true
enum Suit: Int, CaseIterable, Comparable { case clubs, diamonds, hearts = 10, spades; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
enum Size: Comparable { case small, medium(Int), large }
print(Suit.allCases.max()!, Suit.spades.rawValue, [Size.large, .medium(3), .small, .medium(1)].sorted(), Size.small < .medium(0))  // expect: spades 11 [main.Size.small, main.Size.medium(1), main.Size.medium(3), main.Size.large] true
let anys: [Any] = [1, "a", 2.5, nil as Int? as Any, [1, 2], ["k": 1], (1, "t"), Suit.clubs, { 1 }, Dog(name: "z"), Int.self, UInt8(3), Character("c")]
for a in anys { switch a { case 1 as Int: print("one"); case let i as Int: print("int", i); case let s as String: print("str", s); case let d as Double where d > 2: print("dbl", d); case let arr as [Int]: print("arr", arr.count); case let d as [String: Any]: print("dict", d); case let (x, y) as (Int, String): print("tup", x, y)
    case is Suit: print("suit"); case let f as () -> Int: print("fn", f()); case let d as Animal: print("animal", d.name); case let t as Any.Type: print("type", t); default: print("other", a) } }  // expect: one
    // expect: str a
    // expect: dbl 2.5
    // expect: other nil
    // expect: arr 2
    // expect: dict ["k": 1]
    // expect: tup 1 t
    // expect: suit
    // expect: fn 1
    // expect: animal z
    // expect: type Int
    // expect: other 3
    // expect: other c
