class Customer {
    let name: String
    var card: Card?
    init(name: String) { self.name = name }
    deinit { print("\(name) leaves") }
}
class Card {
    let number: Int
    unowned let owner: Customer
    init(number: Int, owner: Customer) { self.number = number; self.owner = owner }
    deinit { print("card \(number) gone") }
}
do {
    let ann = Customer(name: "Ann")
    ann.card = Card(number: 42, owner: ann)
    print(ann.card!.owner.name)  // expect: Ann
    // expect: Ann leaves
    // expect: card 42 gone
}
print("done")  // expect: done
