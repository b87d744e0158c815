// Keys with one hash are told apart by `==`, also where a copy left out entries that were removed.
struct Key: Hashable {
    let n: Int
    func hash(into hasher: inout Hasher) {}
}
var names: [Key: String] = [:]
names[Key(n: 0)] = "zero"
names[Key(n: 1)] = "one"
names[Key(n: 2)] = "two"
names[Key(n: 3)] = "three"
names[Key(n: 0)] = nil
let copy = names
names[Key(n: 1)] = "ONE"
print(names[Key(n: 1)]!, names[Key(n: 2)]!, names[Key(n: 3)]!)  // expect: ONE two three
print(copy[Key(n: 1)]!, copy[Key(n: 2)]!, copy[Key(n: 3)]!)  // expect: one two three
names[Key(n: 2)] = nil
let second = names
names[Key(n: 3)]! += "!"
print(names[Key(n: 1)]!, names[Key(n: 3)]!, second[Key(n: 3)]!)  // expect: ONE three! three
