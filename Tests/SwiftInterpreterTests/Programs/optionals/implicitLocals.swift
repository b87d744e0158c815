struct S { var n = 3; func twice() -> Int { n * 2 } }
func f(_ b: Bool) -> Int {
    var x: Int! = 3
    x = x + 1
    let g: ((Int) -> Int)! = { $0 * 2 }
    let s: S! = S()
    var arr: [Int]! = [1]
    arr.append(4)
    arr[0] += 5
    if b { x = nil }
    guard x != nil else { return -1 }
    let y: Int = x
    return x + g(2) + s.n + s.twice() + arr[0] + y
}
print(f(false), f(true))  // expect: 27 -1
func take(_ v: Int!) -> Int { v + 1 }
print(take(4))  // expect: 5
func give() -> String! { "a" }
let c = give()
print(give().count, type(of: c), c as Any)  // expect: 1 Optional<String> Optional("a")
let str: String! = "q"
print("\(str!)", str + "r", str == "q")  // expect: q qr true
final class Steps {
    private var next: ((Int) -> Int)!
    init() { next = { $0 + 1 } }
    func go(_ start: Int) -> Int { next(next(start)) }
}
print(Steps().go(1))  // expect: 3
