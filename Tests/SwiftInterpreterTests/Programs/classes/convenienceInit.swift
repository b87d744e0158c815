class Person {
    var name: String
    var age: Int
    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }
    convenience init(name: String) { self.init(name: name, age: 18) }
    convenience init() { self.init(name: "Nobody") }
}
let a = Person(), b = Person(name: "Ann"), c = Person(name: "Bo", age: 40)
for p in [a, b, c] { print(p.name, p.age) }  // expect: Nobody 18
// expect: Ann 18
// expect: Bo 40
