class Animal {
    let name: String
    init(name: String) { self.name = name }
    func sound() -> String { "..." }
    func describe() -> String { "\(name) says \(sound())" }
}
class Dog: Animal {
    override func sound() -> String { "woof" }
}
class Puppy: Dog {
    override func sound() -> String { super.sound() + "!" }
    override func describe() -> String { "little " + super.describe() }
}
for a in [Animal(name: "It"), Dog(name: "Rex"), Puppy(name: "Bit")] { print(a.describe()) }  // expect: It says ...
// expect: Rex says woof
// expect: little Bit says woof!
