// Result builders of one's own: text, markup, optional and either branches, loops, limited availability.
@resultBuilder
struct TextBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func text(@TextBuilder _ content: () -> String) -> String { content() }
let isAdmin = true
let name: String? = "Ann"
print(text {
    "hello"
    if let name { name } else { "stranger" }
    if isAdmin { "(admin)" }
    for i in 1...3 { i }
    switch name?.count ?? 0 {
    case 0: "empty"
    case 1...3: "short"
    default: "long"
    }
    let local = "local"
    local.uppercased()
})  // expect: hello Ann (admin) #1 #2 #3 short LOCAL
struct Element { let name: String; let children: [Element]
    func render(_ depth: Int = 0) -> String {
        let pad = String(repeating: "  ", count: depth)
        return pad + "<\(name)>" + children.map { "\n" + $0.render(depth + 1) }.joined()
    }
}
@resultBuilder enum ElementBuilder {
    static func buildBlock(_ elements: Element...) -> [Element] { elements }
}
func div(@ElementBuilder _ content: () -> [Element]) -> Element { Element(name: "div", children: content()) }
func p() -> Element { Element(name: "p", children: []) }
print(div { p(); div { p() } }.render())  // expect: <div>
// expect:   <p>
// expect:   <div>
// expect:     <p>
@resultBuilder struct SumBuilder {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
}
@SumBuilder func sum() -> Int { 1; 2; 3 }
print(sum())  // expect: 6
struct Menu {
    let items: [String]
    init(@ItemsBuilder items: () -> [String]) { self.items = items() }
    @resultBuilder struct ItemsBuilder {
        static func buildBlock(_ items: String...) -> [String] { items }
    }
    @ItemsBuilder var standard: [String] { "a"; "b" }
}
let menu = Menu { "soup"; "bread" }
print(menu.items, menu.standard)  // expect: ["soup", "bread"] ["a", "b"]
