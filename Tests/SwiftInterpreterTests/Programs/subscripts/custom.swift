struct TimesTable {
    let n: Int
    subscript(i: Int) -> Int { n * i }
    subscript(from a: Int, to b: Int) -> [Int] { (a...b).map { n * $0 } }
}
let t = TimesTable(n: 3)
print(t[6], t[from: 1, to: 3])  // expect: 18 [3, 6, 9]
struct Grid {
    var cells = [Int](repeating: 0, count: 4)
    subscript(r: Int, c: Int) -> Int { get { cells[r * 2 + c] } set { cells[r * 2 + c] = newValue } }
}
var g = Grid()
g[0, 1] = 4
g[1, 1] += 2
print(g.cells)  // expect: [0, 4, 0, 2]
