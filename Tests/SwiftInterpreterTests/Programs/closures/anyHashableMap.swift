let people = [(name: "Ann", age: 31), (name: "Bo", age: 25)]
print(people.map { $0.name }, people.map(\.age).max()!)  // expect: ["Ann", "Bo"] 31
print(people.sorted { $0.age < $1.age }.first?.name ?? "")  // expect: Bo
people.forEach { name, age in print(name, age) }  // expect: Ann 31
// expect: Bo 25
print(people.map { (n, a) in "\(n)\(a)" }, people.contains { $0.age > 30 })  // expect: ["Ann31", "Bo25"] true
