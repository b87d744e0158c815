let names = ["a", "b", "c"], ages = [1, 2]
for (n, a) in zip(names, ages) { print(n, a) }  // expect: a 1
// expect: b 2
print(Array(zip(names, 1...)).count, zip(names, names.dropFirst()).map { $0 + $1 }, Dictionary(uniqueKeysWithValues: zip(names, 1...3)).count)  // expect: 3 ["ab", "bc"] 3
for (i, n) in names.enumerated() where i > 0 { print(i, n) }  // expect: 1 b
// expect: 2 c
print(names.enumerated().map { "\($0.offset)\($0.element)" }, names.indices.filter { $0 % 2 == 0 }, names.enumerated().first { $0.element == "c" }!.offset)  // expect: ["0a", "1b", "2c"] [0, 2] 2
