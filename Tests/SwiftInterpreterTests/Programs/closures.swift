// Closures: trailing, several trailing, autoclosure, escaping, operators and key paths as functions.
func perform(times: Int, _ action: (Int) -> Void) { for i in 0..<times { action(i) } }
perform(times: 3) { print("run \($0)") }  // expect: run 0
// expect: run 1
// expect: run 2
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    print("duration \(duration)")
    animations()
    completion?(true)
}
animate(duration: 0.5) { print("moving") }  // expect: duration 0.5
// expect: moving
animate(duration: 1) { print("moving") } completion: { done in print("done \(done)") }  // expect: duration 1.0
// expect: moving
// expect: done true
func assertTrue(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed") {
    if !condition() { print(message()) }
}
assertTrue(1 + 1 == 2)
assertTrue(1 > 2, "one is not \("greater")")  // expect: one is not greater
var handlers: [String: (Int) -> Int] = [:]
handlers["double"] = { $0 * 2 }
handlers["square"] = { number in
    let result = number * number
    return result
}
print(handlers["double"]!(4), handlers["square"]?(5) ?? 0, handlers["none"]?(1) ?? -1)  // expect: 8 25 -1
struct User { let name: String; var age: Int; var isAdult: Bool { age >= 18 } }
let users = [User(name: "Mia", age: 17), User(name: "Ben", age: 40), User(name: "Al", age: 40)]
print(users.map(\.name), users.filter(\.isAdult).count, users.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))  // expect: ["Mia", "Ben", "Al"] 2 ["Mia", "Al", "Ben"]
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), ["b", "a"].sorted(by: <))  // expect: [3, 2, 1] 6 ["a", "b"]
print((1...5).filter { $0.isMultiple(of: 2) }, [[1], [2, 3]].flatMap { $0 })  // expect: [2, 4] [1, 2, 3]
let byName: (User) -> String = \.name
print(byName(users[0]))  // expect: Mia
func multiplier(_ factor: Int) -> (Int) -> Int {
    func multiply(_ value: Int) -> Int { value * factor }
    return multiply
}
print([1, 2].map(multiplier(3)))  // expect: [3, 6]
print(users.map { user -> String in
    guard user.isAdult else { return "minor" }
    return user.name
})  // expect: ["minor", "Ben", "Al"]
print({ (a: Int, b: Int) -> Int in a + b }(2, 3))  // expect: 5
let fib: (Int) -> Int = {
    func go(_ n: Int) -> Int { n < 2 ? n : go(n - 1) + go(n - 2) }
    return go
}()
print((0..<10).map(fib))  // expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
class Button {
    var onTap: () -> Void = {}
    var onChange: ((String, String) -> Void)?
    func tap() { onTap() }
}
class Screen {
    let button = Button()
    var taps = 0
    init() {
        button.onTap = { [weak self] in self?.taps += 1 }
        button.onChange = { [unowned self] old, new in taps += new.count - old.count }
    }
    func handle() { taps *= 10 }
}
let screen = Screen()
screen.button.tap()
screen.button.tap()
screen.button.onChange?("a", "abcd")
screen.button.onTap = screen.handle
screen.button.tap()
print(screen.taps)  // expect: 50
let words = ["apple", "Bob", "cat"].map { $0.uppercased() }.filter { $0.count > 3 }.first ?? "none"
print(words)  // expect: APPLE
let sum = { (numbers: [Int]) in numbers.reduce(0, +) }
print(sum([1, 2, 3]))  // expect: 6
func curried(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curried(1)(2)(3))  // expect: 123
let optionalMap = Int("12").map { $0 + 1 }
print(optionalMap ?? 0, Int("x").map { $0 + 1 } as Any, Int("3").flatMap { $0 > 5 ? $0 : nil } as Any)  // expect: 13 nil nil
var log: [String] = []
let actions: [() -> Void] = [{ log.append("a") }, { log.append("b") }]
actions.forEach { $0() }
print(log)  // expect: ["a", "b"]
let lookup = ["x": 1, "y": 2]
print(lookup.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { "\($0)\($1)" })  // expect: ["x10", "y20"]
print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map { $0 * $1 })  // expect: [4, 6] [3, 8]
