enum Cell: Hashable { case empty, value(Int), text(String) }
let cells: Set<Cell> = [.empty, .value(1), .value(1), .text("a")]
print(cells.count, cells.contains(.text("a")), Cell.value(2) == .value(2), Cell.value(2) == .empty)  // expect: 3 true true false
var counts: [Cell: Int] = [:]
for c in [Cell.empty, .value(3), .empty] { counts[c, default: 0] += 1 }
print(counts[.empty]!, counts[.value(3)]!)  // expect: 2 1
