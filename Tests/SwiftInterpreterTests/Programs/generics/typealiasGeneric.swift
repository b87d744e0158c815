typealias Handler<T> = (T) -> Void
typealias Table<V> = [String: V]
typealias IntPair = (Int, Int)
func each<T>(_ items: [T], _ handler: Handler<T>) { items.forEach(handler) }
each([1, 2]) { print($0 * 10) }  // expect: 10
// expect: 20
var table: Table<Int> = ["a": 1]
table["b"] = 2
print(table.count)  // expect: 2
let p: IntPair = (3, 4)
print(p.0 + p.1)  // expect: 7
