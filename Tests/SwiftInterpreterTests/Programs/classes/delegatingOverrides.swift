// What a subclass overrides is set directly in the initialisers of the class that declares it, also where they are inherited.
class Base {
    var x = 0 { didSet { print("base did", x) } }
    var y = 0
    init() {}
    convenience init(_ v: Int) { self.init(); x = v; y = v; x += 1 }
}
class D: Base {
    override var x: Int { didSet { print("D did", x) } }
    override var y: Int { didSet { print("D y", y) } }
    override init() { super.init(); x = 9; y = 8 }
}
let b: Base = D(3)  // expect: base did 9
// expect: D did 9
// expect: D y 8
print(b.x)  // expect: 4
class F: Base { override var y: Int { get { 5 } set { print("set", newValue) } } }
_ = F(4)
