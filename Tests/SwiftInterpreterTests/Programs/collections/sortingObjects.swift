struct Person { let name: String; let age: Int }
var people = [Person(name: "Cy", age: 30), Person(name: "Ann", age: 25), Person(name: "Bo", age: 30)]
people.sort { $0.age < $1.age }
print(people.map(\.name))  // expect: ["Ann", "Cy", "Bo"]
print(people.sorted { ($0.age, $1.name) > ($1.age, $0.name) }.map(\.name), people.min { $0.name < $1.name }!.name, people.max { $0.age < $1.age }!.age)  // expect: ["Bo", "Cy", "Ann"] Ann 30
let ordered = people.sorted { a, b in a.age == b.age ? a.name < b.name : a.age < b.age }
print(ordered.map { "\($0.name)\($0.age)" }, people.map(\.age).reduce(0, +) / people.count)  // expect: ["Ann25", "Bo30", "Cy30"] 28
print([("b", 2), ("a", 2), ("c", 1)].sorted { $0.1 < $1.1 }.map(\.0), [3, 1].sorted().first!)  // expect: ["c", "b", "a"] 1
