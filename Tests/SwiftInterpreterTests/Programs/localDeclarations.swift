// Functions in functions, local types, shadowing, default arguments, variadics, inout, overloads, recursion.
func outer(_ n: Int) -> String {
    struct Step: CustomStringConvertible { let value: Int; var description: String { "<\(value)>" } }
    enum Kind { case odd, even; init(_ n: Int) { self = n % 2 == 0 ? .even : .odd } }
    typealias Steps = [Step]
    var steps: Steps = []
    func add(_ value: Int, times: Int = 1, note: String...) {
        for _ in 0..<times { steps.append(Step(value: value)) }
        if !note.isEmpty { steps.append(Step(value: note.count)) }
    }
    add(n)
    add(n + 1, times: 2)
    add(0, note: "a", "b")
    func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
    func twice<T>(_ value: T, _ f: (T) -> T) -> T { f(f(value)) }
    return "\(steps) \(Kind(n)) \(isEven(n)) \(twice(n) { $0 * 3 }) \(twice("x") { $0 + "!" })"
}
print(outer(3), outer(4))  // expect: [<3>, <4>, <4>, <0>, <2>] odd false 27 x!! [<4>, <5>, <5>, <0>, <2>] even true 36 x!!
func greet(_ name: String = "you", punctuation: Character = "!", times: Int = 1) -> String { String(repeating: "Hi \(name)\(punctuation)", count: times) }
print(greet(), greet("Al"), greet(punctuation: "?"), greet("Bo", times: 2))  // expect: Hi you! Hi Al! Hi you? Hi Bo!Hi Bo!
func describe(_ value: Int) -> String { "int" }
func describe(_ value: Double) -> String { "double" }
func describe(_ value: String) -> String { "string" }
func describe<T>(_ value: T) -> String { "generic" }
func describe<T>(_ value: [T]) -> String { "array" }
func describe(_ value: Int?) -> String { "optional" }
print(describe(1), describe(1.0), describe("1"), describe(true), describe([1]), describe(Optional(1)), describe(1 as Any))  // expect: int double string generic array optional generic
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10))  // expect: 0 6 30
func swapValues<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1, y = 2
swapValues(&x, &y)
print(x, y)  // expect: 2 1
func counter() -> () -> Int { var n = 0; func next() -> Int { n += 1; return n }; return next }
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2())  // expect: 1 2 1
let value = 10
do {
    let value = value * 2
    if true { let value = value + 1; print(value) }  // expect: 21
    print(value)  // expect: 20
}
print(value)  // expect: 10
func apply(_ f: (Int, Int) -> Int, _ a: Int, _ b: Int) -> Int { f(a, b) }
func multiply(_ a: Int, _ b: Int) -> Int { a * b }
print(apply(multiply, 3, 4), apply(+, 3, 4), apply({ $0 - $1 }, 3, 4), apply(max, 3, 4))  // expect: 12 7 -1 4
let table: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("*", *), ("/", /)]
print(table.map { "\($0.0)\($0.1(6, 3))" })  // expect: ["+9.0", "-3.0", "*18.0", "/2.0"]
func makeAdders() -> [(Int) -> Int] { (1...3).map { n in { $0 + n } } }
print(makeAdders().map { $0(10) })  // expect: [11, 12, 13]
func nested() -> Int {
    func level1() -> Int { func level2() -> Int { func level3() -> Int { value }; return level3() + 1 }; return level2() + 1 }
    return level1()
}
print(nested())  // expect: 12
func validate(age: Int?) throws -> Int {
    enum Problem: Error { case missing, negative(Int) }
    guard let age else { throw Problem.missing }
    guard age >= 0 else { throw Problem.negative(age) }
    return age
}
for age in [nil, -1, 5] { do { print(try validate(age: age)) } catch { print("\(error)") } }  // expect: missing
// expect: negative(-1)
// expect: 5
func early(_ n: Int) -> String { if n < 0 { return "neg" }; defer { print("deferred \(n)") }; return "ok \(n)" }
print(early(-1), early(1))  // expect: deferred 1
// expect: neg ok 1
@discardableResult func log(_ text: String) -> Int { print("log:", text); return text.count }
log("x")  // expect: log: x
_ = log("yy")  // expect: log: yy
var computed: Int { get { x * 100 } set { x = newValue / 100 } }
computed = 700
print(x, computed)  // expect: 7 700
