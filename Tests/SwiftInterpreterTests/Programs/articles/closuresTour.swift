let names = ["Chris", "Alex", "Ewa", "Barry", "Daniella"]
func backward(_ s1: String, _ s2: String) -> Bool { s1 > s2 }
print(names.sorted(by: backward), names.sorted(by: { (s1: String, s2: String) -> Bool in return s1 > s2 }) == names.sorted(by: >))  // expect: ["Ewa", "Daniella", "Chris", "Barry", "Alex"] true
func makeIncrementer(forIncrement amount: Int) -> () -> Int {
    var t = 0
    func inc() -> Int {
        t += amount
        return t
    }
    return inc
}
let ten = makeIncrementer(forIncrement: 10), seven = makeIncrementer(forIncrement: 7)
print(ten(), ten(), seven())  // expect: 10 20 7
let also = ten
print(also(), ten())  // expect: 30 40
var handlers: [() -> Void] = []
func esc(_ h: @escaping () -> Void) { handlers.append(h) }
func non(_ h: () -> Void) { h() }
class SC {
    var x = 10
    func go() {
        esc { self.x = 100 }
        non { x = 200 }
        esc { [self] in x += 1 }
        esc { [weak self] in
            self?.x += 1
            print("weak", self?.x ?? -1)
        }
    }
}
var sc: SC? = SC()
sc!.go()
print(sc!.x)  // expect: 200
handlers.forEach { $0() }  // expect: weak 102
print(sc!.x)  // expect: 102
let last = handlers.last!
handlers = []
sc = nil
last()  // expect: weak -1
var line = ["A", "B", "C"]
let prov = { line.remove(at: 0) }
print(line.count, prov(), line.count)  // expect: 3 A 2
func serve(_ p: @autoclosure () -> String) { print("Now \(p())") }
serve(line.remove(at: 0))  // expect: Now B
print(line)  // expect: ["C"]
let digits = [0: "Zero", 1: "One", 5: "Five"]
print(
    [15, 501].map { n -> String in
        var n = n, o = ""
        repeat {
            o = digits[n % 10]! + o
            n /= 10
        } while n > 0
        return o
    })  // expect: ["OneFive", "FiveZeroOne"]
func load(_ n: Int, ok: (Int) -> Void, fail: () -> Void) { n > 0 ? ok(n) : fail() }
load(1) {
    print("ok", $0)
} fail: {
    print("fail")
}  // expect: ok 1
load(0) { _ in
} fail: {
    print("failed")
}  // expect: failed
func twice<T>(_ f: @escaping (T) -> T) -> (T) -> T { { f(f($0)) } }
print(twice { $0 * 3 }(2), twice(twice { $0 + "a" })(""), (twice { (x: [Int]) in x + x })([1]).count)  // expect: 18 aaaa 4
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * i } }
print(fs.map { $0() })  // expect: [0, 1, 4]
var c = 1
let cap = { [c] in c }
let ref = { c }
c = 5
print(cap(), ref())  // expect: 1 5
let fact: (Int) -> Int = { n in
    func f(_ n: Int) -> Int { n < 2 ? 1 : n * f(n - 1) }
    return f(n)
}
print(fact(5))  // expect: 120
let v: Int = {
    let a = 2
    let b = 3
    return a * b
}()
print(v)  // expect: 6
typealias Mid = (String, (String) -> String) -> String
let mids: [Mid] = [{ s, n in "[" + n(s) + "]" }, { s, n in n(s.uppercased()) }]
print(mids.reversed().reduce({ $0 + "." }) { next, m in { m($0, next) } }("hey"))  // expect: [HEY.]
func opt(_ f: ((Int) -> Int)? = nil) -> Int { f?(3) ?? -1 }
print(opt(), opt { $0 + 1 }, opt(abs))  // expect: -1 4 3
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": max, "pow": { a, b in (0..<Int(b)).reduce(1) { x, _ in x * a } }]
for k in ops.keys.sorted() { print(k, ops[k]!(2, 3)) }  // expect: + 5.0
// expect: - -1.0
// expect: max 3.0
// expect: pow 8.0
func counter() -> (up: () -> Void, get: () -> Int) {
    var n = 0
    return ({ n += 1 }, { n })
}
let ct = counter()
ct.up()
ct.up()
print(ct.get())  // expect: 2
struct Btn {
    var act: (() -> Void)?
    mutating func on(_ a: @escaping () -> Void) { act = a }
}
var bt = Btn()
bt.act?()
bt.on { print("tap") }
bt.act?()  // expect: tap
print(
    [1, 2, 3].map { if $0 > 1 { "big" } else { "small" } },
    [1, 2].map { x in
        switch x {
        case 1: "one"
        default: "many"
        }
    }, ["a": 1].map { k, v in k + "\(v)" }, [(1, "x")].map { n, s in "\(n)\(s)" }, [3, 4].enumerated().map { i, x in i + x })  // expect: ["small", "big", "big"] ["one", "many"] ["a1"] ["1x"] [3, 5]
