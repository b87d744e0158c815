struct Counter {
    var n = 0
    func up() { n += 1 }  // error@17: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'up'.
    func reset() { self.n = 0 }  // error@25: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'reset'.
    func replace() { self = Counter() }  // error@22: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'replace'.
    mutating func ok() { n += 1 }
    var computed: Int { n += 1; return n }  // error@25: cannot assign to value: 'self' is immutable | A getter cannot change the value it belongs to; SwiftUI's way is '@State'.
}
let c = Counter()
c.ok()  // error@1: cannot use mutating member 'ok' on immutable value: 'c' is a 'let' constant | Change 'let' to 'var' to make it mutable.
Counter().ok()  // error@1: cannot use mutating member 'ok' on immutable value: a call returns an immutable value
