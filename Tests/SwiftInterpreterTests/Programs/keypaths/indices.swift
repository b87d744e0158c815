// Key paths through subscripts: an index is what it is when the path is made.
struct Row { var name: String; var scores: [Int]; var marks: [String: Int] = [:] }
struct Table { var rows: [Row]
    subscript(row: Int, label label: String) -> String { get { rows[row].name + label } set { rows[row].name = newValue } } }
var table = Table(rows: [Row(name: "a", scores: [1, 2]), Row(name: "b", scores: [3], marks: ["x": 7])])
let second = \Table.rows[1]
print(table[keyPath: second].name)  // expect: b
print(table[keyPath: \.rows[0].name])  // expect: a
table[keyPath: \.rows[0].name] = "changed"
print(table.rows[0].name)  // expect: changed
print(table.rows[1].scores)  // expect: [3]
print([[1, 2], [3, 4]].map(\.[0]))  // expect: [1, 3]
print([Row(name: "q", scores: [5])].map(\.scores[0]))  // expect: [5]
let i = 1
let path = \[Int].[i]
var numbers = [5, 6, 7]
numbers[keyPath: path] = 60
print(numbers, numbers[keyPath: path])  // expect: [5, 60, 7] 60
let mark = \Row.marks["x"]
print(table.rows[1][keyPath: mark] as Any, table.rows[0][keyPath: mark] as Any)  // expect: Optional(7) nil
table.rows[0][keyPath: mark] = 4
print(table.rows[0].marks)  // expect: ["x": 4]
print(table[keyPath: \.[0, label: "!"]])  // expect: changed!
print(\Table.rows[1] == \Table.rows[1], \Table.rows[1] == \Table.rows[0])  // expect: true false
print([["k": 1], ["k": 2]].map(\.["k"]))  // expect: [Optional(1), Optional(2)]
print([Row(name: "q", scores: [5])].map(\.scores.first?.description))  // expect: [Optional("5")]
var k = 0
let captured = \[Int].[k]
k = 2
print(numbers[keyPath: captured])  // expect: 5
print(["ab", "c"].map(\.count), ["ab", "c"].sorted(by: { $0[keyPath: \.count] < $1[keyPath: \.count] }))  // expect: [2, 1] ["c", "ab"]
print(Dictionary(grouping: ["ab", "c", "de"], by: \.count).sorted { $0.key < $1.key }.map(\.value[0]))  // expect: ["c", "ab"]
