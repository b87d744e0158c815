// Loops, labels, switch in all its forms, guard, ternary, if and switch as expressions.
outer: for i in 1...4 {
    for j in 1...4 {
        if j == 3 { continue outer }
        if i == 3 { break outer }
        print(i, j, terminator: " ")
    }
}  // expect: 1 1 1 2 2 1 2 2 
print()
var n = 10
while true {
    n -= 3
    if n < 0 { break }
}
repeat { n += 1 } while n < 5
print(n)  // expect: 5
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }  // expect: 10 5 0 3 2 1 a b x 1
for i in (1...3).reversed() { print(i, terminator: " ") }
for c in "ab" { print(c, terminator: " ") }
for (k, v) in ["x": 1] { print(k, v) }
for case let x? in [1, nil, 3] { print(x, terminator: " ") }  // expect: 1 3 **
for _ in 0..<2 { print("*", terminator: "") }
print()
func classify(_ value: Int) -> String {
    switch value {
    case Int.min..<0: return "negative"
    case 0: return "zero"
    case 1, 2, 3: return "few"
    case let x where x % 2 == 0 && x < 100: return "even"
    case 4...: return "many"
    default: return "?"
    }
}
print([-5, 0, 2, 10, 11, 200].map(classify))  // expect: ["negative", "zero", "few", "even", "many", "many"]
func describe(_ any: Any) -> String {
    switch any {
    case 0 as Int: return "zero"
    case let i as Int where i > 100: return "big \(i)"
    case let i as Int: return "int \(i)"
    case is Double: return "double"
    case let s as String: return "string \(s)"
    case let (a, b) as (Int, Int): return "pair \(a) \(b)"
    case let list as [Int]: return "list of \(list.count)"
    case let f as (Int) -> Int: return "function \(f(1))"
    default: return "something"
    }
}
print(describe(0), describe(101), describe(7), describe(1.5), describe("a"), describe([1, 2]), describe((1, 2)))  // expect: zero big 101 int 7 double string a list of 2 pair 1 2
switch n {
case 5:
    print("five")
    fallthrough
case 6: print("or six")
default: print("no")
}  // expect: five
// expect: or six
let grade = 85
let letter = if grade >= 90 { "A" } else if grade >= 80 { "B" } else { "C" }
let message = switch letter {
case "A": "great"
case "B": "good"
default: "ok"
}
print(letter, message)  // expect: B good
func check(_ a: Int?, _ b: String?) -> String {
    guard let a, a > 0 else { return "no a" }
    guard let b, !b.isEmpty, let number = Int(b) else { return "no b" }
    return "\(a + number)"
}
print(check(nil, "1"), check(1, ""), check(1, "x"), check(1, "41"))  // expect: no a no b no b 42
let optional: Int? = 5
if let optional, optional > 3 { print("bound \(optional)") }  // expect: bound 5
if case let x? = optional, x == 5 { print("pattern \(x)") }  // expect: pattern 5
if case 1...9 = optional ?? 0 { print("one digit") }  // expect: one digit
switch optional {
case .some(let x) where x > 4: print("some \(x)")
case .some: print("small")
case .none: print("none")
}  // expect: some 5
switch (optional, n > 3) {
case (5?, true): print("five and true")
case (_, false): print("false")
default: print("other")
}  // expect: five and true
let x = 3, y = -3
print(x > y ? "greater" : "less", x == 3 ? (y > 0 ? 1 : 2) : 3)  // expect: greater 2
search: do {
    for value in [4, 8, 15] where value > 5 {
        print("found \(value)")
        break search
    }
    print("not found")
}  // expect: found 8
var count = 0
repeat {
    count += 1
    switch count {
    case 3: continue
    default: break
    }
} while count < 5
print(count)  // expect: 5
var fizz: [String] = []
for i in 1...15 {
    switch (i % 3, i % 5) {
    case (0, 0): fizz.append("FizzBuzz")
    case (0, _): fizz.append("Fizz")
    case (_, 0): fizz.append("Buzz")
    default: fizz.append("\(i)")
    }
}
print(fizz.joined(separator: " "))  // expect: 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
func collatz(_ n: Int) -> Int { n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1) }
print(collatz(27))  // expect: 111
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r)  // expect: 3 2
for i in 0..<3 where i != 1 { print("where", i) }  // expect: where 0
// expect: where 2
var iterator = [1, 2, 3].makeIterator()
while let next = iterator.next() { print(next, terminator: " ") }  // expect: 1 2 3 
print()
lookup: if let optional {
    if optional > 4 { break lookup }
    print("unreachable")
}
print("done")  // expect: done
