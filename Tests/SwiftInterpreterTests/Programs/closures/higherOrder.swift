let numbers = Array(1...6)
print(numbers.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0) { $0 + $1 })  // expect: 56
print(numbers.map { n in n > 3 ? "big" : "small" }.filter { $0 == "big" }.count)  // expect: 3
let fs: [(String, (Double) -> Double)] = [("half", { $0 / 2 }), ("square", { $0 * $0 })]
for (name, f) in fs { print(name, f(9)) }  // expect: half 4.5
// expect: square 81.0
print(numbers.sorted(by: >), ["b", "a"].sorted { $0 < $1 }, numbers.first { $0 > 4 }!)  // expect: [6, 5, 4, 3, 2, 1] ["a", "b"] 5
print(["1", "x", "3"].compactMap(Int.init), ["a", "b"].map { $0 + "!" })  // expect: [1, 3] ["a!", "b!"]
