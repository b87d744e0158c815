class Food {
    let name: String
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "[Unnamed]") }
}
class Ingredient: Food {
    var quantity: Int
    init(name: String, quantity: Int) {
        self.quantity = quantity
        super.init(name: name)
    }
    override convenience init(name: String) { self.init(name: name, quantity: 1) }
}
class ShoppingItem: Ingredient {
    var isBought = false
    var text: String { "\(quantity) x \(name)" + (isBought ? " done" : "") }
}
let items = [ShoppingItem(), ShoppingItem(name: "Bacon"), ShoppingItem(name: "Eggs", quantity: 6)]
items[0].isBought = true
for i in items { print(i.text) }  // expect: 1 x [Unnamed] done
// expect: 1 x Bacon
// expect: 6 x Eggs
