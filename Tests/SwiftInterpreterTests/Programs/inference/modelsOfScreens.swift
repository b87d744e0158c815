// What calls and closures tell each other about types, as screens' models are written.
import Foundation
struct Item: Hashable, Identifiable { var id: Int; var name: String; var price: Double; var kind: Kind = .food
  enum Kind: String, CaseIterable { case food, toy, book } }
struct Card { var title: String; var items: [Item] = []; var badge: Badge? = nil; var action: () -> Void = {} 
  enum Badge: Equatable { case new, count(Int) } }
let items = [Item(id: 1, name: "a", price: 2), Item(id: 2, name: "bb", price: 3.5, kind: .toy), Item(id: 3, name: "c", price: 1, kind: .book)]
func show(_ cards: [Card]) { for c in cards { print(c.title, c.items.count, c.badge as Any) } }
show(items.map { Card(title: $0.name, badge: $0.price > 2 ? .count(Int($0.price)) : .new) })  // expect: a 0 Optional(main.Card.Badge.new)
// expect: bb 0 Optional(main.Card.Badge.count(3))
// expect: c 0 Optional(main.Card.Badge.new)
show(items.map { .init(title: $0.name) })  // expect: a 0 nil
// expect: bb 0 nil
// expect: c 0 nil
show(items.filter { $0.kind != .food }.map { item in Card(title: item.name, items: items.filter { $0.kind == item.kind }) })  // expect: bb 1 nil
// expect: c 1 nil
show(Dictionary(grouping: items, by: \.kind).sorted { $0.key.rawValue < $1.key.rawValue }.map { Card(title: $0.key.rawValue, items: $0.value) })  // expect: book 1 nil
// expect: food 1 nil
// expect: toy 1 nil
show(Item.Kind.allCases.map { kind in .init(title: kind.rawValue, items: items.filter { $0.kind == kind }) })  // expect: food 1 nil
// expect: toy 1 nil
// expect: book 1 nil
let byID = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
print(byID[2]?.name ?? "none", byID.mapValues(\.price).values.sorted())  // expect: bb [1.0, 2.0, 3.5]
let totals = items.reduce(into: [Item.Kind: Double]()) { $0[$1.kind, default: 0] += $1.price }
print(totals.sorted { $0.value > $1.value }.map(\.key))  // expect: [main.Item.Kind.toy, main.Item.Kind.food, main.Item.Kind.book]
let best = items.max { $0.price < $1.price }
print(best?.name ?? "-", items.min(by: { $0.price < $1.price })!.name)  // expect: bb c
func total(_ xs: [Double]) -> Double { xs.reduce(0, +) }
print(total(items.map(\.price)), total(items.map { $0.price * 2 }), total([1, 2, 3]))  // expect: 6.5 13.0 6.0
func pick(_ kind: Item.Kind?) -> String { kind?.rawValue ?? "any" }
print(pick(.toy), pick(nil), pick(items.first?.kind), pick(items.last.map { $0.kind }), pick(items.isEmpty ? nil : .book))  // expect: toy any food book book
func apply(_ f: (Item) -> Card.Badge?) { print(items.map(f)) }
apply { $0.price > 2 ? .new : nil }  // expect: [nil, Optional(main.Card.Badge.new), nil]
apply { item in if item.price > 2 { return .count(1) }; return nil }  // expect: [nil, Optional(main.Card.Badge.count(1)), nil]
apply { _ in .new }  // expect: [Optional(main.Card.Badge.new), Optional(main.Card.Badge.new), Optional(main.Card.Badge.new)]
apply { $0.kind == .toy ? .count($0.id) : nil }  // expect: [nil, Optional(main.Card.Badge.count(2)), nil]
let opts: [Item.Kind?] = [.toy, nil, .food]
print(opts.compactMap { $0 }.map(\.rawValue), opts.compactMap { $0?.rawValue.count })  // expect: ["toy", "food"] [3, 4]
let sortedItems = items.sorted { ($0.kind.rawValue, $0.price) < ($1.kind.rawValue, $1.price) }
print(sortedItems.map(\.id), items.sorted(using: KeyPathComparator(\.price, order: .reverse)).map(\.id))  // expect: [3, 1, 2] [2, 1, 3]
let pairs = zip(items, items.dropFirst()).map { (a, b) in (a.id, b.price - a.price) }
print(pairs.map { "\($0.0):\($0.1)" })  // expect: ["1:1.5", "2:-2.5"]
let nested: [[Int]] = (1...3).map { n in (0..<n).map { $0 * n } }
print(nested, nested.flatMap { $0 }, nested.joined().reduce(0, +))  // expect: [[0], [0, 2], [0, 3, 6]] [0, 0, 2, 0, 3, 6] 11
let (evens, odds) = (1...6).reduce(into: ([Int](), [Int]())) { if $1 % 2 == 0 { $0.0.append($1) } else { $0.1.append($1) } }
print(evens, odds)  // expect: [2, 4, 6] [1, 3, 5]
let f: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(f(2)(3), [1, 2].map(f(5)), [f(1), f(2)].map { $0(10) })  // expect: 6 [5, 10] [10, 20]
var handlers: [String: (Int) -> String] = ["hex": { String($0, radix: 16) }, "neg": { "\(-$0)" }]
handlers["dbl"] = { "\($0 * 2)" }
print(handlers.keys.sorted().map { handlers[$0]!(20) })  // expect: ["40", "14", "-20"]
let text = items.map { "\($0.name)=\($0.price)" }.joined(separator: ", ")
print(text, text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.map { $0.prefix(1) })  // expect: a=2.0, bb=3.5, c=1.0 ["a", "b", "c"]
print(items.contains { $0.kind == .toy }, items.firstIndex { $0.name.count > 1 } ?? -1, items.allSatisfy { $0.price > 0 })  // expect: true 1 true
print(items.first { $0.kind == .book }.map { $0.name.uppercased() } ?? "none")  // expect: C
let lookup: (String) -> Item? = { name in items.first(where: { $0.name == name }) }
print(lookup("bb")?.price ?? 0, lookup("zz").map(\.price) ?? -1)  // expect: 3.5 -1.0
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, Array(stride(from: 5, through: 1, by: -2)))  // expect: [0.0, 0.25, 0.5, 0.75] [5, 3, 1]
print((0..<3).map { i in items.indices.contains(i + 1) ? items[i + 1].name : "end" })  // expect: ["bb", "c", "end"]
print(items.enumerated().map { "\($0.offset):\($0.element.name)" }, items.indices.map { $0 })  // expect: ["0:a", "1:bb", "2:c"] [0, 1, 2]
print(items.partitioned { $0.price > 2 })  // expect: (1, 2)
extension Sequence { func partitioned(by test: (Element) throws -> Bool) rethrows -> (Int, Int) { var y = 0, n = 0; for e in self { if try test(e) { y += 1 } else { n += 1 } }; return (y, n) } }
extension Array where Element == Item { var total: Double { reduce(0) { $0 + $1.price } }; func named(_ n: String) -> Self { filter { $0.name == n } } }
print(items.total, items.named("a").total)  // expect: 6.5 2.0
