struct Check<T> {
    let holds: (T) -> Bool
    static func && (a: Self, b: Self) -> Self { Self { a.holds($0) && b.holds($0) } }
    static func || (a: Check, b: Check) -> Check { Check { a.holds($0) || b.holds($0) } }
    static prefix func ! (a: Check) -> Check { Check { !a.holds($0) } }
}
let big = Check<Int> { $0 > 5 }
let even = Check<Int> { $0 % 2 == 0 }
print((big && even).holds(6), (big || even).holds(3), (!big && even).holds(2))  // expect: true false true
let short = Check<String> { $0.count < 3 } && Check { $0.contains("a") }
print(short.holds("ab"), short.holds("abc"), short.holds("b"))  // expect: true false false
print(big.holds(9) && even.holds(9) || short.holds("a"))  // expect: true
