for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }  // expect: 0 3 6 9 10 5 0 
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
print()
print(Array(stride(from: 0.0, through: 1, by: 0.25)))  // expect: [0.0, 0.25, 0.5, 0.75, 1.0]
print((1...5).reversed().map { $0 }, Array((0..<3).reversed()))  // expect: [5, 4, 3, 2, 1] [2, 1, 0]
for (i, c) in "abc".enumerated().reversed() { print(i, c) }  // expect: 2 c
// expect: 1 b
// expect: 0 a
