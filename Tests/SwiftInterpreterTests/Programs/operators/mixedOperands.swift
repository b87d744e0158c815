// An operator of the program's own between a number and a text.
func * (count: Int, text: String) -> String { String(repeating: text, count: count) }
func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
print(2 * "ab")  // expect: abab
print("ab" * 3)  // expect: ababab
let n = 2
print(n * "xy", "xy" * n)  // expect: xyxy xyxy
let line = 3 * "-" + ">"
print(line)  // expect: --->
print(2 * 3, 2.5 * 2)  // expect: 6 5.0
func + (text: String, number: Int) -> String { text + String(number) }
print("n = " + 5)  // expect: n = 5
struct V { var x: Double }
func * (k: Double, v: V) -> V { V(x: k * v.x) }
print(2 * V(x: 3))  // expect: V(x: 6.0)
