class Greeter {
    var greeting = "hi"
    func greet(_ name: String) -> String { "\(greeting) \(name)" }
}
let g = Greeter()
let f = g.greet
g.greeting = "hello"
print(f("Ann"), ["Bo", "Cy"].map(g.greet))  // expect: hello Ann ["hello Bo", "hello Cy"]
let unbound = Greeter.greet
print(unbound(g)("Di"))  // expect: hello Di
