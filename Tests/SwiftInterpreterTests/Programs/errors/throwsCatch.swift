enum VendingError: Error { case outOfStock, insufficient(needed: Int) }
func buy(_ item: String, coins: Int) throws -> String {
    let prices = ["gum": 5, "cola": 12]
    guard let price = prices[item] else { throw VendingError.outOfStock }
    guard coins >= price else { throw VendingError.insufficient(needed: price - coins) }
    return "\(item), change \(coins - price)"
}
for (item, coins) in [("gum", 7), ("cola", 2), ("tea", 50)] {
    do { print(try buy(item, coins: coins)) }
    catch VendingError.insufficient(let needed) { print("add", needed) }
    catch { print("error:", error) }
}  // expect: gum, change 2
// expect: add 10
// expect: error: outOfStock
