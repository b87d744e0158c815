class A {
    var x: Int
    init() { x = 1; setUp() }
    func setUp() { print("A set up", x) }
}
class B: A {
    var y = 5
    override init() { y = 6; super.init(); y += 1 }
    override func setUp() { print("B set up", x, y) }
}
print(B().y)  // expect: B set up 1 6
// expect: 7
