extension Sequence {
    func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
    func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
}
struct Fruit { let name: String; let price: Int }
let fruit = [Fruit(name: "pear", price: 3), Fruit(name: "fig", price: 9), Fruit(name: "kiwi", price: 3)]
print(fruit.sorted(by: \.name).map(\.name), fruit.sum(\.price), fruit.grouped(by: \.price)[3]!.count)  // expect: ["fig", "kiwi", "pear"] 15 2
