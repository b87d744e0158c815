// Class hierarchies: overriding, super, designated, convenience, required and failable initialisers, deinit.
class Vehicle {
    let wheels: Int
    var speed = 0.0 {
        willSet { print("will \(newValue)") }
        didSet { if speed > 100 { speed = 100 } ; print("did \(oldValue) -> \(speed)") }
    }
    class var kind: String { "vehicle" }
    var description: String { "\(Self.kind) with \(wheels) wheels at \(speed)" }
    required init(wheels: Int) {
        self.wheels = wheels
        setUp()
    }
    convenience init?(text: String) {
        guard let count = Int(text) else { return nil }
        self.init(wheels: count)
    }
    func setUp() { print("set up vehicle") }
    func makeNoise() { print("...") }
    deinit { print("vehicle gone") }
}

class Bicycle: Vehicle {
    var hasBasket = false
    override class var kind: String { "bicycle" }
    convenience init() { self.init(wheels: 2) }
    required init(wheels: Int) {
        print("bicycle init")
        super.init(wheels: wheels)
        hasBasket = true
    }
    override func makeNoise() {
        super.makeNoise()
        print("ring")
    }
    override var description: String { super.description + (hasBasket ? " and a basket" : "") }
    deinit { print("bicycle gone") }
}

final class Tandem: Bicycle {
    var riders: [String] = []
    override var speed: Double {
        get { super.speed }
        set { super.speed = newValue * 2 }
    }
    override func setUp() { print("set up tandem") }
}

func run() {
    let bike: Vehicle = Bicycle()
    bike.makeNoise()
    bike.speed = 20
    print(bike.description)
    let tandem = Tandem()
    tandem.speed = 60
    print(tandem.description)
    tandem.riders.append("Bo")
    print(tandem.riders)
    if let car = Vehicle(text: "4") { print(car.wheels) }
    print(Vehicle(text: "four") == nil)
    let kind: Vehicle.Type = Tandem.self
    let made = kind.init(wheels: 3)
    print(made is Tandem, made is Bicycle, type(of: made) == Tandem.self, made.wheels)
    print(kind.kind)
}
run()  // expect: bicycle init
// expect: set up vehicle
// expect: ...
// expect: ring
// expect: will 20.0
// expect: did 0.0 -> 20.0
// expect: bicycle with 2 wheels at 20.0 and a basket
// expect: bicycle init
// expect: set up tandem
// expect: will 120.0
// expect: did 0.0 -> 100.0
// expect: bicycle with 2 wheels at 100.0 and a basket
// expect: ["Bo"]
// expect: set up vehicle
// expect: 4
// expect: vehicle gone
// expect: true
// expect: bicycle init
// expect: set up tandem
// expect: true true true 3
// expect: bicycle
// expect: bicycle gone
// expect: vehicle gone
// expect: bicycle gone
// expect: vehicle gone
// expect: bicycle gone
// expect: vehicle gone
print("end")  // expect: end

class Base {
    func name() -> String { "base" }
    func greet() -> String { "I am \(name())" }
}
class Derived: Base {
    override func name() -> String { "derived" }
}
let things: [Base] = [Base(), Derived()]
for thing in things { print(thing.greet()) }  // expect: I am base
// expect: I am derived
if let derived = things[1] as? Derived { print(derived.name()) }  // expect: derived
print(things.map { type(of: $0) == Derived.self })  // expect: [false, true]
print(things[0] === things[0], things[0] === things[1])  // expect: true false

class Counter {
    static var made = 0
    static let shared = Counter()
    private(set) var value = 0
    init() { Counter.made += 1 }
    @discardableResult
    func increment(by amount: Int = 1) -> Self { value += amount; return self }
}
Counter.shared.increment().increment(by: 5)
print(Counter.shared.value, Counter.made)  // expect: 6 1
let other = Counter.shared
other.increment()
print(Counter.shared.value)  // expect: 7
