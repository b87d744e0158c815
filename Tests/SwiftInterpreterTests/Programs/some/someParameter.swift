func total(_ values: some Sequence<Int>) -> Int { values.reduce(0, +) }
print(total([1, 2, 3]), total(1...4), total(Set([5])))  // expect: 6 10 5
func announce(_ thing: some CustomStringConvertible) { print("it is \(thing.description)") }
announce(3)  // expect: it is 3
announce("text")  // expect: it is text
