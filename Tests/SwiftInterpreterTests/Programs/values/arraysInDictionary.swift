var groups: [String: [Int]] = [:]
for n in 1...6 { groups[n % 2 == 0 ? "even" : "odd", default: []].append(n) }
print(groups["even"]!, groups["odd"]!)  // expect: [2, 4, 6] [1, 3, 5]
var snapshot = groups
snapshot["even"]!.removeAll()
print(groups["even"]!.count, snapshot["even"]!.count)  // expect: 3 0
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
var row = grid[1]
row[0] = 9
print(grid, row)  // expect: [[0, 0, 0], [0, 0, 5]] [9, 0, 5]
