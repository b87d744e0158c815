// A matrix with a subscript of two indices, and operators.
struct Matrix: Equatable, CustomStringConvertible {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(_ rows: [[Double]]) {
        self.rows = rows.count
        columns = rows.first?.count ?? 0
        grid = rows.flatMap { $0 }
    }
    init(rows: Int, columns: Int, repeating value: Double = 0) {
        (self.rows, self.columns) = (rows, columns)
        grid = Array(repeating: value, count: rows * columns)
    }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n)
        for i in 0..<n { m[i, i] = 1 }
        return m
    }
    subscript(row: Int, column: Int) -> Double {
        get {
            precondition(row < rows && column < columns, "out of range")
            return grid[row * columns + column]
        }
        set { grid[row * columns + column] = newValue }
    }
    var transposed: Matrix {
        var m = Matrix(rows: columns, columns: rows)
        for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }
        return m
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(rows: a.rows, columns: b.columns)
        for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }
        return m
    }
    static func * (a: Matrix, k: Double) -> Matrix {
        var m = a
        for i in m.grid.indices { m.grid[i] *= k }
        return m
    }
    var description: String {
        (0..<rows).map { r in (0..<columns).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "\n")
    }
}
let a = Matrix([[1, 2], [3, 4]])
print(a)  // expect: 1.0 2.0
// expect: 3.0 4.0
print(a * Matrix.identity(2) == a, a * 2)  // expect: true 2.0 4.0
// expect: 6.0 8.0
print((a * a.transposed)[1, 1])  // expect: 25.0
var b = a
b[0, 1] += 10
print(b, a[0, 1], separator: "\n")  // expect: 1.0 12.0
// expect: 3.0 4.0
// expect: 2.0
