// `extension Sequence<Int>` says what the elements are.
extension Collection<String> { func joinedByDashes() -> String { joined(separator: "-") } }
extension Sequence<Int> {
    func total() -> Int {
        var total = 0
        for number in self { total += number }
        return total + reduce(0, +)
    }
}
extension Array<Double> { var mean: Double { reduce(0, +) / Double(count) } }
protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
}
extension Store<String> { var longest: Int { items.map(\.count).max() ?? 0 } }
struct Names: Store { let items: [String] }
print(["a", "b"].joinedByDashes(), [1, 2].total(), (1...3).total(), [1.0, 2].mean, Names(items: ["a", "bcd"]).longest)  // expect: a-b 6 12 1.5 3
