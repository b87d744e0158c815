// Closures: trailing, several trailing, autoclosure, escaping, operators and key paths as functions.
func perform(times: Int, _ action: (Int) -> Void) { for i in 0..<times { action(i) } }
perform(times: 3) { print("run \($0)") }
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    print("duration \(duration)")
    animations()
    completion?(true)
}
animate(duration: 0.5) { print("moving") }
animate(duration: 1) { print("moving") } completion: { done in print("done \(done)") }
func assertTrue(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed") {
    if !condition() { print(message()) }
}
assertTrue(1 + 1 == 2)
assertTrue(1 > 2, "one is not \("greater")")
var handlers: [String: (Int) -> Int] = [:]
handlers["double"] = { $0 * 2 }
handlers["square"] = { number in
    let result = number * number
    return result
}
print(handlers["double"]!(4), handlers["square"]?(5) ?? 0, handlers["none"]?(1) ?? -1)
struct User { let name: String; var age: Int; var isAdult: Bool { age >= 18 } }
let users = [User(name: "Mia", age: 17), User(name: "Ben", age: 40), User(name: "Al", age: 40)]
print(users.map(\.name), users.filter(\.isAdult).count, users.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), ["b", "a"].sorted(by: <))
print((1...5).filter { $0.isMultiple(of: 2) }, [[1], [2, 3]].flatMap { $0 })
let byName: (User) -> String = \.name
print(byName(users[0]))
func multiplier(_ factor: Int) -> (Int) -> Int {
    func multiply(_ value: Int) -> Int { value * factor }
    return multiply
}
print([1, 2].map(multiplier(3)))
print(users.map { user -> String in
    guard user.isAdult else { return "minor" }
    return user.name
})
print({ (a: Int, b: Int) -> Int in a + b }(2, 3))
let fib: (Int) -> Int = {
    func go(_ n: Int) -> Int { n < 2 ? n : go(n - 1) + go(n - 2) }
    return go
}()
print((0..<10).map(fib))
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
print(screen.taps)
let words = ["apple", "Bob", "cat"].map { $0.uppercased() }.filter { $0.count > 3 }.first ?? "none"
print(words)
let sum = { (numbers: [Int]) in numbers.reduce(0, +) }
print(sum([1, 2, 3]))
func curried(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curried(1)(2)(3))
let optionalMap = Int("12").map { $0 + 1 }
print(optionalMap ?? 0, Int("x").map { $0 + 1 } as Any, Int("3").flatMap { $0 > 5 ? $0 : nil } as Any)
var log: [String] = []
let actions: [() -> Void] = [{ log.append("a") }, { log.append("b") }]
actions.forEach { $0() }
print(log)
let lookup = ["x": 1, "y": 2]
print(lookup.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
print(zip([1, 2], [3, 4]).map(+), zip([1, 2], [3, 4]).map { $0 * $1 })
