func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
    if !condition() { print("failed:", message()) } else { print("ok") }
}
func text() -> String { print("(made)", terminator: " "); return "bad" }
check(1 < 2, text())  // expect: ok
check(1 > 2, text())  // expect: (made) failed: bad
func later(_ v: @autoclosure @escaping () -> Int) -> () -> Int { v }
var n = 1
let l = later(n * 10)
n = 4
print(l())  // expect: 40
