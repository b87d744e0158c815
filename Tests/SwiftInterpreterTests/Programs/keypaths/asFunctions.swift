struct P { var name: String; var age: Int; var tags: [String] = [] }
let people = [P(name: "Ann", age: 31, tags: ["a"]), P(name: "Bo", age: 25)]
print(people.map(\.name), people.filter(\.tags.isEmpty).count, people.map(\.name.count))  // expect: ["Ann", "Bo"] 1 [3, 2]
print(people.sorted { $0[keyPath: \.age] < $1[keyPath: \.age] }.map(\.age))  // expect: [25, 31]
let kp = \P.age
print(people[0][keyPath: kp])  // expect: 31
