struct Person { var name: String; var age: Int }
let fields: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
let ann = Person(name: "Ann", age: 30)
for (label, path) in fields { print(label, ann[keyPath: path]) }  // expect: name Ann
// expect: age 30
print(fields[0].1 == \Person.name, fields[0].1 == fields[1].1)  // expect: true false
let values = fields.map { ann[keyPath: $0.1] }
print(values.compactMap { $0 as? String })  // expect: ["Ann"]
