struct Counter {
    var n = 0
    func up() { n += 1 }  // error@17: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'up'.
}
