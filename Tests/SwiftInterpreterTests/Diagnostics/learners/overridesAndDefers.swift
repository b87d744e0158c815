class Abstract {
    func go() -> Int { 0 }
    func make() -> Abstract { self }
    func map<T>(_ f: (Int) -> T) -> T { f(1) }
}
class Impl: Abstract {
    override func go() -> String { "" }  // error@19: method does not override any method from its superclass | 'Abstract' has no method 'go' of this kind.
    override func make() -> Impl { self }
    override func map<U>(_ f: (Int) -> U) -> U { f(2) }
}
func early() -> Int {
    defer { return 3 }  // error@13: 'return' cannot transfer control out of a defer statement
    return 1
}
print(Impl().make(), Impl().map { "\($0)" }, early())
