class A { var x: Int; init(x: Int) { self.x = x } }
class B: A {
    init() {
    }  // error@5: 'super.init' isn't called before returning from initializer
}
