class Counter {
    static var created = 0
    static let limit = 3
    class func label() -> String { "counter" }
    static func reset() { created = 0 }
    init() { Self.created += 1 }
}
class Special: Counter { override class func label() -> String { "special " + super.label() } }
_ = Counter(); _ = Special()
print(Counter.created, Counter.limit, Special.label())  // expect: 2 3 special counter
Counter.reset()
print(Special.created)  // expect: 0
