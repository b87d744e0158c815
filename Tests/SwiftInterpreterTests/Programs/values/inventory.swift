struct Item: Equatable { let name: String; var count: Int; var price: Double }
struct Inventory {
    private(set) var items: [Item] = []
    mutating func add(_ item: Item) {
        if let i = items.firstIndex(where: { $0.name == item.name }) { items[i].count += item.count } else { items.append(item) }
    }
    var total: Double { items.reduce(0) { $0 + Double($1.count) * $1.price } }
    subscript(name: String) -> Item? { get { items.first { $0.name == name } }
        set { items.removeAll { $0.name == name }; if let newValue { items.append(newValue) } } }
}
var inv = Inventory()
inv.add(Item(name: "pen", count: 2, price: 1.5)); inv.add(Item(name: "pen", count: 1, price: 1.5)); inv.add(Item(name: "book", count: 1, price: 10))
print(inv.total, inv["pen"]!.count, inv["x"] as Any)  // expect: 14.5 3 nil
inv["pen"]?.count = 10
inv["book"] = nil
print(inv.total, inv.items.map(\.name))  // expect: 15.0 ["pen"]
