protocol Chainable {}
extension Chainable {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
struct Style: Chainable { var size = 12; var isBold = false }
let style = Style().with { $0.size = 20 }.with { $0.isBold = true }
print(style)  // expect: Style(size: 20, isBold: true)
