struct Bank { private(set) var balance = 0 }
var b = Bank()
b.balance = 5  // error@3: cannot assign to value: 'balance' setter is inaccessible | It is 'private(set)': only its own type changes it.
