struct Matrix { private var d: [Double]; let n: Int
    init(_ n: Int) { self.n = n; d = Array(repeating: 0, count: n * n) }
    subscript(r: Int, c: Int) -> Double { get { precondition(r < n && c < n); return d[r * n + c] } set { d[r * n + c] = newValue } }
    subscript(row r: Int) -> [Double] { Array(d[(r * n)..<((r + 1) * n)]) } }
func bump(_ x: inout Double) { x += 1 }
var m = Matrix(2)
m[0, 1] = 5; m[1, 1] += 2; bump(&m[1, 0])
print(m[row: 0], m[row: 1], m[0, 0])  // expect: [0.0, 5.0] [1.0, 2.0] 0.0
