class Table {
    var rows = [1, 2, 3]
    subscript(i: Int) -> Int {
        get { rows[i] }
        set { rows[i] = newValue }
    }
    subscript(name: String) -> String { "table " + name }
}
class Doubled: Table {
    override subscript(i: Int) -> Int {
        get { super[i] * 2 }
        set { super[i] = newValue / 2 }
    }
    override subscript(name: String) -> String { super[name] + "!" }
}
let table: Table = Doubled()
table[1] = 20
print(table[1], table.rows, table["a"])  // expect: 20 [1, 10, 3] table a!
table[2] += 4
print(table.rows)  // expect: [1, 10, 5]
