struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isBig(_ n: Int) -> Bool { n > 100 }
for n in [4, 7, 101] {
    switch n {
    case Even(): print(n, "even")
    case isBig: print(n, "big")
    default: print(n, "odd")
    }
}  // expect: 4 even
// expect: 7 odd
// expect: 101 big
