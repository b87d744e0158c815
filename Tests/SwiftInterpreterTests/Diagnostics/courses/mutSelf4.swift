enum L { case on, off
    func toggle() { self = self == .on ? .off : .on }  // error@21: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'toggle'.
}
print(L.on)
