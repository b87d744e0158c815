// A literal start of reduce takes the type that the closure makes.
struct Item { let name: String; let price: Double; let stock: Int }
let items = [Item(name: "a", price: 2.5, stock: 4), Item(name: "b", price: 1.25, stock: 2)]
let total = items.reduce(0) { $0 + $1.price * Double($1.stock) }
print(total)  // expect: 12.5
print(items.reduce(0) { $0 + $1.price })  // expect: 3.75
print(items.reduce(0) { sum, item in sum + item.price * 2 })  // expect: 7.5
print(items.reduce(1) { $0 * $1.price })  // expect: 3.125
let named: Double = items.reduce(0) { $0 + $1.price }
print(named)  // expect: 3.75
print(items.reduce(0) { $0 + $1.stock })  // expect: 6
print(items.map(\.price).reduce(0, +))  // expect: 3.75
print(items.reduce(0) { max($0, $1.price) })  // expect: 2.5
print(items.reduce(0) { (sum, item) in
    let line = item.price * Double(item.stock)
    return sum + line
})  // expect: 12.5
print(items.reduce(into: 0) { $0 += $1.price })  // expect: 3.75
print(items.reduce(0.0) { $0 + Double($1.stock) } / 2)  // expect: 3.0
