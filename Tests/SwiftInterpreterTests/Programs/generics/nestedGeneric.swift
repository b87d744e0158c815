struct Matrix<Element> {
    struct Index { var row: Int, column: Int }
    private var rows: [[Element]]
    init(rows: Int, columns: Int, filledWith element: Element) {
        self.rows = Array(repeating: Array(repeating: element, count: columns), count: rows)
    }
    subscript(index: Index) -> Element {
        get { rows[index.row][index.column] }
        set { rows[index.row][index.column] = newValue }
    }
    func forEachRow(_ body: ([Element]) -> Void) { rows.forEach(body) }
}
var m = Matrix(rows: 2, columns: 3, filledWith: 0)
m[Matrix<Int>.Index(row: 1, column: 2)] = 7
m[.init(row: 0, column: 0)] += 1
m.forEachRow { print($0) }  // expect: [1, 0, 0]
// expect: [0, 0, 7]
