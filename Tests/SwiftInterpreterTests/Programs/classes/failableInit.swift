class Product {
    let name: String
    init?(name: String) {
        if name.isEmpty { return nil }
        self.name = name
    }
}
class CartItem: Product {
    let quantity: Int
    init?(name: String, quantity: Int) {
        guard quantity >= 1 else { return nil }
        self.quantity = quantity
        super.init(name: name)
    }
}
print(CartItem(name: "sock", quantity: 2)?.quantity as Any)  // expect: Optional(2)
print(CartItem(name: "shirt", quantity: 0) == nil, CartItem(name: "", quantity: 1) == nil)  // expect: true true
