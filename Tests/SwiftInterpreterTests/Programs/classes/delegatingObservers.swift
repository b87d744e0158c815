// In all of a type's own initialisers, its own properties are set without their observers.
class Base {
    var numbers: [Int] = [] { didSet { print("did", oldValue, numbers) } }
    init() {}
    convenience init(_ numbers: [Int]) {
        self.init()
        self.numbers = numbers
        self.numbers.append(9)
        add();
        { self.numbers = [3] }()
    }
    func add() { numbers.append(1) }
}
class Derived: Base {
    override init() {
        super.init()
        numbers = [5]
    }
}
_ = Base([1])  // expect: did [1, 9] [1, 9, 1]
// expect: did [1, 9, 1] [3]
_ = Derived()  // expect: did [] [5]
struct Value {
    var number = 0 { didSet { print("value", oldValue, number) } }
    init() {}
    init(_ number: Int) {
        self.init()
        self.number = number
        self.number += 1
    }
}
var value = Value(1)
value.number = 7  // expect: value 2 7
