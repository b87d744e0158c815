enum VendingMachineError: Error { case invalidSelection, insufficientFunds(coinsNeeded: Int), outOfStock }
struct Item {
    var price: Int
    var count: Int
}
class VendingMachine {
    var inventory = ["Candy Bar": Item(price: 12, count: 7), "Chips": Item(price: 10, count: 4), "Pretzels": Item(price: 7, count: 0)]
    var coinsDeposited = 0
    func vend(itemNamed name: String) throws {
        guard let item = inventory[name] else { throw VendingMachineError.invalidSelection }
        guard item.count > 0 else { throw VendingMachineError.outOfStock }
        guard item.price <= coinsDeposited else { throw VendingMachineError.insufficientFunds(coinsNeeded: item.price - coinsDeposited) }
        coinsDeposited -= item.price
        var newItem = item
        newItem.count -= 1
        inventory[name] = newItem
        print("Dispensing \(name)")
    }
}
let favoriteSnacks = ["Alice": "Chips", "Bob": "Licorice", "Eve": "Pretzels"]
func buyFavoriteSnack(person: String, vendingMachine: VendingMachine) throws {
    let snackName = favoriteSnacks[person] ?? "Candy Bar"
    try vendingMachine.vend(itemNamed: snackName)
}
struct PurchasedSnack {
    let name: String
    init(name: String, vendingMachine: VendingMachine) throws {
        try vendingMachine.vend(itemNamed: name)
        self.name = name
    }
}
let vm = VendingMachine()
vm.coinsDeposited = 8
for person in ["Alice", "Bob", "Eve", "Zed"] {
    do {
        try buyFavoriteSnack(person: person, vendingMachine: vm)
        print("Success! Yum.")
    } catch VendingMachineError.invalidSelection { print("Invalid Selection.") } catch VendingMachineError.outOfStock {
        print("Out of Stock.")
    } catch VendingMachineError.insufficientFunds(let coinsNeeded) where coinsNeeded > 3 { print("Way too few: \(coinsNeeded)") } catch let
        VendingMachineError.insufficientFunds(coinsNeeded)
    { print("Insufficient funds. \(coinsNeeded) coins.") } catch { print("Unexpected error: \(error).") }
}  // expect: Insufficient funds. 2 coins.
// expect: Invalid Selection.
// expect: Out of Stock.
// expect: Way too few: 4
func nourish(with item: String) throws {
    do { try vm.vend(itemNamed: item) } catch is VendingMachineError { print("Couldn't buy that from the vending machine.") }
}
do { try nourish(with: "Beet-Flavored Chips") } catch { print("Unexpected non-vending-machine-related error: \(error)") }  // expect: Couldn't buy that from the vending machine.
vm.coinsDeposited = 20
let s = try? PurchasedSnack(name: "Chips", vendingMachine: vm)  // expect: Dispensing Chips
print(s as Any, s?.name ?? "-")  // expect: Optional(main.PurchasedSnack(name: "Chips")) Chips
enum StatisticsError: Error { case noRatings, invalidRating(Int) }
func summarize(_ ratings: [Int]) throws(StatisticsError) {
    guard !ratings.isEmpty else { throw .noRatings }
    var counts = [1: 0, 2: 0, 3: 0]
    for rating in ratings {
        guard rating > 0 && rating <= 3 else { throw .invalidRating(rating) }
        counts[rating]! += 1
    }
    print("*", counts[1]!, "-- **", counts[2]!, "-- ***", counts[3]!)
}
do throws(StatisticsError) {
    try summarize([1, 2, 3, 3])  // expect: * 1 -- ** 1 -- *** 2
    try summarize([4])
} catch {
    switch error {
    case .noRatings: print("none")
    case .invalidRating(let r): print("invalid", r)
    }  // expect: invalid 4
}
