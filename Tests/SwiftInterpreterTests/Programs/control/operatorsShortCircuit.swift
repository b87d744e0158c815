func t(_ s: String) -> Bool { print(s, terminator: " "); return true }
func f(_ s: String) -> Bool { print(s, terminator: " "); return false }
print(f("a") && t("b"), t("c") || f("d"))  // expect: a c false true
print(t("e") && f("f") || t("g"))  // expect: e f g true
let n: Int? = nil
print(n ?? { print("computed"); return 4 }())  // expect: computed
// expect: 4
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2, 1 << 4, 0xF0 >> 4, 6 & 3, 6 | 3, 6 ^ 3, ~0)  // expect: 3 -3 1 -1 3.5 16 15 2 7 5 -1
print(Int.max &+ 1 == Int.min, 5.quotientAndRemainder(dividingBy: 3))  // expect: true (quotient: 1, remainder: 2)
