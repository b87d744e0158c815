// Loops over existentials of sequences.
func total(_ numbers: any Sequence<Int>) -> Int {
    var sum = 0
    for number in numbers { sum += number }
    return sum
}
func count(_ values: any Collection) -> Int {
    var seen = 0
    for value in values {
        print(value, terminator: " ")
        seen += 1
    }
    print()
    return seen
}
print(total([1, 2, 3]), total(1...4), total(Set([5, 6])))  // expect: 6 10 11
print(count("abc"), count([1.5, 2.5]))  // expect: a b c 
// expect: 1.5 2.5 
// expect: 3 2
let mixed: [any Collection] = ["xy", [1, 2, 3], 0..<5]
print(mixed.map { $0.count })  // expect: [2, 3, 5]
print(mixed.map { $0.isEmpty })  // expect: [false, false, false]
func evens(_ n: Int) -> some Collection<Int> { (0..<n).filter { $0 % 2 == 0 } }
let e = evens(7)
print(e.count, e.first ?? -1, e.map { $0 * 2 })  // expect: 4 0 [0, 4, 8, 12]
for x in e { print(x, terminator: ",") }  // expect: 0,2,4,6,
print()
func words() -> some Sequence<String> { ["a", "b"] }
print(words().joined(separator: "+"))  // expect: a+b
let anyNumbers: any Sequence<Int> = stride(from: 0, to: 10, by: 3)
print(anyNumbers.map { $0 + 1 })  // expect: [1, 4, 7, 10]
print(anyNumbers.reduce(0, +))  // expect: 18
