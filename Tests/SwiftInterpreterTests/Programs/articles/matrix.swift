struct Matrix: Equatable {
    let rows: Int, columns: Int
    var grid: [Double]
    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: 0.0, count: rows * columns)
    }
    init(_ r: [[Double]]) {
        rows = r.count
        columns = r.first?.count ?? 0
        grid = r.flatMap { $0 }
    }
    func indexIsValid(row: Int, column: Int) -> Bool { row >= 0 && row < rows && column >= 0 && column < columns }
    subscript(row: Int, column: Int) -> Double {
        get {
            assert(indexIsValid(row: row, column: column), "Index out of range")
            return grid[(row * columns) + column]
        }
        set { grid[(row * columns) + column] = newValue }
    }
    subscript(row r: Int) -> ArraySlice<Double> { grid[r * columns..<(r + 1) * columns] }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var c = Matrix(rows: a.rows, columns: b.columns)
        for i in 0..<a.rows { for j in 0..<b.columns { for k in 0..<a.columns { c[i, j] += a[i, k] * b[k, j] } } }
        return c
    }
    static func *= (a: inout Matrix, b: Matrix) { a = a * b }
    static prefix func - (m: Matrix) -> Matrix {
        var m = m
        m.grid = m.grid.map(-)
        return m
    }
    var transposed: Matrix { Matrix((0..<columns).map { j in (0..<rows).map { self[$0, j] } }) }
}
infix operator ** : MultiplicationPrecedence
func ** (m: Matrix, n: Int) -> Matrix { (1..<n).reduce(m) { acc, _ in acc * m } }
extension Matrix: CustomStringConvertible {
    var description: String { (0..<rows).map { r in self[row: r].map { String($0) }.joined(separator: " ") }.joined(separator: "\n") }
}
var m = Matrix([[1, 1], [1, 0]])
print(m ** 5)  // expect: 8.0 5.0
// expect: 5.0 3.0
m *= m
print(m, -m, m.transposed == m, separator: "\n--\n")  // expect: 2.0 1.0
// expect: 1.0 1.0
// expect: --
// expect: -2.0 -1.0
// expect: -1.0 -1.0
// expect: --
// expect: true
print(m[row: 1].reduce(0, +), m[row: 1].startIndex)  // expect: 2.0 2
