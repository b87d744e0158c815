class Base { func go() {} }
class Derived: Base {
    func go() {}  // error@10: overriding declaration requires an 'override' keyword | Write 'override' before it.
}
