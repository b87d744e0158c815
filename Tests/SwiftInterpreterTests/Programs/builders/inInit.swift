struct Menu {
    var items: [String]
    init(@ItemBuilder _ items: () -> [String]) { self.items = items() }
    @resultBuilder struct ItemBuilder {
        static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }
        static func buildExpression(_ s: String) -> [String] { [s] }
        static func buildEither(first c: [String]) -> [String] { c }
        static func buildEither(second c: [String]) -> [String] { c }
        static func buildOptional(_ c: [String]?) -> [String] { c ?? [] }
    }
}
enum Mode { case day, night, off }
for mode in [Mode.day, .night, .off] {
    let m = Menu {
        "start"
        switch mode { case .day: "sun"; case .night: "moon"; case .off: "nothing" }
        let n = 2
        "n\(n)"
        if let x = Optional(3), x > 2 { "x" }
    }
    print(m.items)
}  // expect: ["start", "sun", "n2", "x"]
// expect: ["start", "moon", "n2", "x"]
// expect: ["start", "nothing", "n2", "x"]
