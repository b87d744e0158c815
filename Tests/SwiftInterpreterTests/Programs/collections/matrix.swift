var m = [[1, 2, 3], [4, 5, 6]]
m[1][0] += 10
print(m[1], m.map { $0.reduce(0, +) }, m.flatMap { $0 }.max()!, m.map { $0.map(String.init).joined(separator: " ") })  // expect: [14, 5, 6] [6, 25] 14 ["1 2 3", "14 5 6"]
let transposed = m[0].indices.map { c in m.map { $0[c] } }
print(transposed, transposed.count)  // expect: [[1, 14], [2, 5], [3, 6]] 3
m.append([7, 8, 9])
m[0].swapAt(0, 2)
m.indices.forEach { m[$0].removeLast() }
for row in m { print(row.map { "\($0)" }.joined(separator: ",")) }  // expect: 3,2
// expect: 14,5
// expect: 7,8
