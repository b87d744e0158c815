let n = 7
let kind = switch n { case 0: "zero"; case let x where x < 0: "negative"; default: "positive" }
let size = if n > 5 { "big" } else { "small" }
print(kind, size)  // expect: positive big
func sign(_ n: Int) -> Int {
    if n > 0 { 1 } else if n < 0 { -1 } else { 0 }
}
print(sign(5), sign(-5), sign(0))  // expect: 1 -1 0
