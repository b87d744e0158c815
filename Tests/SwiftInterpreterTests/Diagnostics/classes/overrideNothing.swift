class Base { func go() {} }
class Derived: Base {
    override func stop() {}  // error@19: method does not override any method from its superclass | 'Base' has no method 'stop' of this kind.
}
