struct A { private(set) var n = 1 }
var a = A()
a.n = 3  // error@3: cannot assign to value: 'n' setter is inaccessible | It is 'private(set)': only its own type changes it.
