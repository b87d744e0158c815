// Orders as values.
import Foundation
struct Row { var name: String; var age: Int; var nick: String? }
let rows = [Row(name: "b", age: 3, nick: nil), Row(name: "a", age: 3, nick: "z"), Row(name: "C", age: 1, nick: "y")]
print(rows.sorted(using: KeyPathComparator(\.name)).map(\.name))  // expect: ["C", "a", "b"]
print(rows.sorted(using: [KeyPathComparator(\Row.age, order: .reverse), KeyPathComparator(\Row.name)]).map(\.name))  // expect: ["a", "b", "C"]
print(rows.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\.name, order: .reverse)]).map(\.name))  // expect: ["C", "b", "a"]
print(rows.sorted(using: KeyPathComparator(\.nick)).map(\.name))  // expect: ["b", "C", "a"]
var order = [KeyPathComparator(\Row.age)]
print(rows.sorted(using: order).map(\.age))  // expect: [1, 3, 3]
order[0].order = .reverse
print(rows.sorted(using: order).map(\.age), order[0].order == .reverse)  // expect: [3, 3, 1] true
order = [KeyPathComparator(\.name, order: .reverse)]
var copy = rows
copy.sort(using: order)
print(copy.map(\.name), KeyPathComparator(\Row.age) == KeyPathComparator(\Row.age), KeyPathComparator(\Row.age) == KeyPathComparator(\Row.age, order: .reverse))  // expect: ["b", "a", "C"] true false
struct ByLength: SortComparator {
    var order: SortOrder = .forward
    func compare(_ a: String, _ b: String) -> ComparisonResult {
        if a.count == b.count { return .orderedSame }
        return (a.count < b.count) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}
print(["ccc", "a", "bb"].sorted(using: ByLength()), ["ccc", "a", "bb"].sorted(using: ByLength(order: .reverse)))  // expect: ["a", "bb", "ccc"] ["ccc", "bb", "a"]
print(rows.sorted(using: KeyPathComparator(\Row.name, comparator: ByLength())).map(\.name))  // expect: ["b", "a", "C"]
print(KeyPathComparator(\Row.age).compare(rows[0], rows[2]) == .orderedDescending)  // expect: true
