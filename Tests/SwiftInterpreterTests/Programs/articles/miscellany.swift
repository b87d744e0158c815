import Foundation
let ranges: [any RangeExpression<Int>] = [1...3, ..<4, 5..., 0..<2]
for r in ranges { print(r.contains(2)) }  // expect: true
// expect: true
// expect: false
// expect: false
var dict: [AnyHashable: Any] = [1: "one", "two": 2, 3.5: [1]]
print(dict.count, dict["two"] as? Int ?? 0, dict[1] ?? "-")  // expect: 3 2 one
dict["two"] = nil
print(dict.keys.count)  // expect: 2
struct Temp { var c: Double }
extension Temp: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(floatLiteral v: Double) { c = v }
    init(integerLiteral v: Int) { c = Double(v) }
}
let temps: [Temp] = [1, 2.5]
print(temps)  // expect: [main.Temp(c: 1.0), main.Temp(c: 2.5)]
extension Double {
    var km: Double { self * 1_000 }
    var m: Double { self }
    func rounded(to n: Int) -> Double {
        let k = pow(10.0, Double(n))
        return (self * k).rounded() / k
    }
}
print(
    25.4.km, 3.0.m, 3.14159.rounded(to: 2), (2.5).rounded(), (-2.5).rounded(.towardZero), 3.7.rounded(.down), Int(3.99), Double("1e3")!, 1e-7, 1.0e20,
    100000000000000000.0, 0.1 + 0.2, 5.0, Float(0.1), Double.pi, -0.0, Double.infinity, 1 / 3.0)  // expect: 25400.0 3.0 3.14 3.0 -2.0 3.0 3 1000.0 1e-07 1e+20 1e+17 0.30000000000000004 5.0 0.1 3.141592653589793 -0.0 inf 0.3333333333333333
extension Int {
    func times(_ f: () -> Void) { for _ in 0..<self { f() } }
    subscript(d: Int) -> Int {
        var b = 1
        for _ in 0..<d { b *= 10 }
        return (self / b) % 10
    }
    enum Kind { case neg, zero, pos }
    var kind: Kind {
        switch self {
        case 0: .zero
        case let x where x > 0: .pos
        default: .neg
        }
    }
    mutating func square() { self *= self }
}
2.times { print("hi") }  // expect: hi
// expect: hi
print(746381295[0], 746381295[8], 3.kind, (-1).kind)  // expect: 5 7 pos neg
var n = 5
n.square()
print(n)  // expect: 25
let t = (name: "a", 2, z: 3.0)
print(t, t.name, t.1, t.z)  // expect: (name: "a", 2, z: 3.0) a 2 3.0
let (nm, _, zz) = t
print(nm, zz)  // expect: a 3.0
func mm(_ a: [Int]) -> (min: Int, max: Int)? {
    guard let f = a.first else { return nil }
    return a.dropFirst().reduce((f, f)) { (min($0.0, $1), max($0.1, $1)) }
}
if let b = mm([3, 1, 4]) { print(b.min, b.max, b) }  // expect: 1 4 (min: 1, max: 4)
print((1, "a") < (1, "b"), (1, 2) == (1, 2))  // expect: true true
print(
    UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString, URL(string: "https://x.org:8080/a/b.html?q=1#f")!.lastPathComponent,
    URL(string: "https://x.org/a")!.appendingPathComponent("b").absoluteString,
    URLComponents(string: "https://x.org/p?a=1&b=2")!.queryItems!.map { "\($0.name)=\($0.value ?? "")" })  // expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F b.html https://x.org/a/b ["a=1", "b=2"]
struct Opts: OptionSet {
    let rawValue: Int
    static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1)
    static let all: Opts = [.a, .b]
}
var o: Opts = [.a]
o.insert(.b)
print(o == .all, o.contains(.a), o.subtracting(.a).rawValue, Opts().isEmpty)  // expect: true true 2 true
o.remove(.a)
print(o.rawValue, o)  // expect: 2 Opts(rawValue: 2)
struct Poly {
    let k: [Int]
    func callAsFunction(_ x: Int) -> Int { k.reversed().reduce(0) { $0 * x + $1 } }
}
print(Poly(k: [1, 2, 3])(2))  // expect: 17
print(
    type(of: 1), type(of: "a"), type(of: [1: "a"]), type(of: (1, "x")), type(of: { (x: Int) in x > 1 }), Int.self, [String].self, Optional<Int>.self,
    String(describing: Temp.self), String(reflecting: "q"))  // expect: Int String Dictionary<Int, String> (Int, String) (Int) -> Bool Int Array<String> Optional<Int> Temp "q"
dump([1, 2])  // expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
print(1)  // expect: 1
debugPrint("a", [1: "x"], Temp(c: 2), 1.5 as Any, separator: "|")  // expect: "a"|[1: "x"]|main.Temp(c: 2.0)|1.5
print("a", 1, true, nil as Int?, separator: "-", terminator: "!\n")  // expect: a-1-true-nil!
var out = ""
out = "x"
print(out.count)  // expect: 1
assert(true)
precondition(1 < 2, "msg")
if #available(macOS 13, *) { print("avail") }  // expect: avail
#if DEBUG || os(Linux)
    print("cfg")  // expect: cfg
#endif
let json: Any = ["a": 1]
if let d = json as? [String: Int], let a = d["a"], a > 0, case 1...5 = a { print("ok", a) }  // expect: ok 1
guard case let x? = Int("5"), x != 4 else { fatalError() }
print(x)  // expect: 5
let sq = { $0 * $0 } as (Int) -> Int
print(sq(4))  // expect: 16
var (p, q) = (1, 2)
swap(&p, &q)
(p, q) = (q + 1, p + 1)
print(p, q)  // expect: 2 3
let u8 = "hé".utf8.map { String($0, radix: 16) }
print(
    u8, Int(truncatingIfNeeded: 300 as Int), UInt8(truncatingIfNeeded: 300), Int8(clamping: 300), Int(exactly: 2.5) as Any, 7.bitWidth,
    12.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount)  // expect: ["68", "c3", "a9"] 300 44 127 nil 64 2 3 7
