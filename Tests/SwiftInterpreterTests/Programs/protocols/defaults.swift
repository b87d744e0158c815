protocol Greeter {
    var name: String { get }
    func greet() -> String
}
extension Greeter {
    var name: String { "World" }
    func greet() -> String { "Hello, \(name)!" }
}
struct Plain: Greeter {}
struct Custom: Greeter { let name = "Ann" }
struct Loud: Greeter { func greet() -> String { "HEY \(name.uppercased())" } }
print(Plain().greet())  // expect: Hello, World!
print(Custom().greet())  // expect: Hello, Ann!
print(Loud().greet())  // expect: HEY WORLD
