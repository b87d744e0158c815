class A {
    class func name() -> String { "A" }
    class var count: Int { 1 }
}
class B: A {
    override class func name() -> String { "B" + super.name() }  // error@56: 'super' in a class's own members is not supported | Name the superclass: 'A.…'.
    override class var count: Int { super.count + 1 }  // error@37: 'super' in a class's own members is not supported | Name the superclass: 'A.…'.
}
