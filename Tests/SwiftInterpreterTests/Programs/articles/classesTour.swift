class Vehicle: CustomStringConvertible {
    var speed = 0.0
    var wheels: Int { 4 }
    var description: String { "at \(speed)" }
    func noise() -> String { "-" }
    init() {}
    convenience init(speed: Double) {
        self.init()
        self.speed = speed
    }
    deinit { print("bye", Self.self) }
    class var brand: String { "V" }
    static var made = 0
    subscript(i: Int) -> Int { i * wheels }
}
class Bike: Vehicle {
    override var wheels: Int { 2 }
    override func noise() -> String { super.noise() + "ring" }
    override var description: String { super.description + " bike" }
    override class var brand: String { "B" + super.brand }
}
class Tandem: Bike {
    var people: [String]
    init(_ p: String...) {
        people = p
        super.init()
        speed = Double(p.count)
    }
    override var speed: Double { didSet { print("speed", oldValue, speed) } }
    override init() {
        people = []
        super.init()
    }
}
do {
    let v: Vehicle = Tandem("a", "b")  // expect: speed 0.0 2.0
    v.speed += 1  // expect: speed 2.0 3.0
    print(v, v.wheels, v.noise(), v[3], type(of: v).brand)  // expect: at 3.0 bike 2 -ring 6 BV
    if let t = v as? Tandem { print(t.people) }  // expect: ["a", "b"]
    print(v is Bike, v as? Bike === v)  // expect: true true
    // expect: bye Tandem
}
let b = Bike(speed: 7)
print(b, Bike.brand, Vehicle.brand, Bike.made)  // expect: at 7.0 bike BV V 0
class Person {
    let name: String
    var apt: Apartment?
    init(name: String) { self.name = name }
    deinit { print(name, "gone") }
}
class Apartment {
    let unit: String
    weak var tenant: Person?
    init(unit: String) { self.unit = unit }
    deinit { print(unit, "gone") }
}
var john: Person? = Person(name: "John")
var a4: Apartment? = Apartment(unit: "4A")
john!.apt = a4
a4!.tenant = john
john = nil  // expect: John gone
print(a4?.tenant == nil)  // expect: true
a4 = nil  // expect: 4A gone
class Customer {
    let n: String
    var card: Card?
    init(_ n: String) { self.n = n }
    deinit { print("c gone") }
}
class Card {
    unowned let owner: Customer
    let num: Int
    init(_ num: Int, _ o: Customer) {
        self.num = num
        owner = o
    }
    deinit { print("card gone") }
}
do {
    let c = Customer("x")
    c.card = Card(1, c)
    print(c.card!.owner.n)  // expect: x
    // expect: c gone
    // expect: card gone
}
class HTML {
    let name: String
    let text: String?
    lazy var asHTML: () -> String = { [unowned self] in
        if let text = self.text { return "<\(self.name)>\(text)</\(self.name)>" } else { return "<\(self.name) />" }
    }
    init(name: String, text: String? = nil) {
        self.name = name
        self.text = text
    }
    deinit { print("\(name) is being deinitialized") }
}
do {
    let p = HTML(name: "p", text: "hello")
    print(p.asHTML())  // expect: <p>hello</p>
    // expect: p is being deinitialized
}
class Food {
    var name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "[Unnamed]") }
}
class Recipe: Food {
    var q: Int
    init(name: String, q: Int) {
        self.q = q
        super.init(name: name)
    }
    override convenience init(name: String) { self.init(name: name, q: 1) }
}
class Shop: Recipe {
    var bought = false
    var d: String { "\(q) x \(name)" + (bought ? " ✔" : " ✘") }
}
let list = [Shop(), Shop(name: "Bacon"), Shop(name: "Eggs", q: 6)]
list[0].name = "Juice"
list[0].bought = true
for i in list { print(i.d) }  // expect: 1 x Juice ✔
// expect: 1 x Bacon ✘
// expect: 6 x Eggs ✘
class Doc {
    var name: String?
    init() {}
    init?(name: String) {
        if name.isEmpty { return nil }
        self.name = name
    }
}
class Auto: Doc {
    override init() {
        super.init()
        name = "[U]"
    }
    override init(name: String) {
        super.init()
        self.name = name.isEmpty ? "[U]" : name
    }
}
print(Doc(name: "") as Any, Auto(name: "").name!, Auto().name!)  // expect: nil [U] [U]
class Counter {
    static let shared = Counter()
    private(set) var n = 0
    private init() {}
    func up() -> Self {
        n += 1
        return self
    }
}
print(Counter.shared.up().up().n, ObjectIdentifier(Counter.shared) == ObjectIdentifier(Counter.shared.up()))  // expect: 2 true
extension Vehicle { func race(_ o: Vehicle) -> Vehicle { speed >= o.speed ? self : o } }
print(b.race(Vehicle(speed: 3)) === b)  // expect: bye Vehicle
// expect: true
