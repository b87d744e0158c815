@resultBuilder
enum HTMLBuilder {
    static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    static func buildExpression(_ node: Node) -> [Node] { [node] }
    static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
    static func buildExpression(_ number: Int) -> [Node] { [.text("\(number)")] }
    static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
    static func buildEither(first: [Node]) -> [Node] { first }
    static func buildEither(second: [Node]) -> [Node] { second }
    static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [Node]) -> [Node] { part }
}
indirect enum Node {
    case text(String)
    case element(String, [(String, String)], [Node])
    func render(indent: Int = 0) -> String {
        let pad = String(repeating: "  ", count: indent)
        switch self {
        case .text(let text): return pad + text
        case .element(let name, let attributes, let children):
            let attrs = attributes.map { " \($0)=\"\($1)\"" }.joined()
            if children.isEmpty { return "\(pad)<\(name)\(attrs)/>" }
            return """
            \(pad)<\(name)\(attrs)>
            \(children.map { $0.render(indent: indent + 1) }.joined(separator: "\n"))
            \(pad)</\(name)>
            """
        }
    }
    func attr(_ name: String, _ value: String) -> Node {
        guard case .element(let tag, let attributes, let children) = self else { return self }
        return .element(tag, attributes + [(name, value)], children)
    }
}
func tag(_ name: String, @HTMLBuilder _ content: () -> [Node] = { [] }) -> Node { .element(name, [], content()) }
func ul<S: Sequence>(_ items: S, @HTMLBuilder each: (S.Element) -> [Node]) -> Node {
    .element("ul", [], items.map { item in .element("li", [], each(item)) })
}
let showFooter = true, user: String? = "Ada"
let page = tag("body") {
    tag("h1") { "Title" }.attr("class", "big")
    if let user { tag("p") { "Hello \(user)" } }
    for i in 1...2 { tag("span") { i; i * i } }
    ul(["a", "b"]) { item in
        if item == "a" { "first" } else { item.uppercased() }
    }
    if showFooter { tag("hr") } else { "none" }
}
print(page.render())  // expect: <body>
// expect:   <h1 class="big">
// expect:     Title
// expect:   </h1>
// expect:   <p>
// expect:     Hello Ada
// expect:   </p>
// expect:   <span>
// expect:     1
// expect:     1
// expect:   </span>
// expect:   <span>
// expect:     2
// expect:     4
// expect:   </span>
// expect:   <ul>
// expect:     <li>
// expect:       first
// expect:     </li>
// expect:     <li>
// expect:       B
// expect:     </li>
// expect:   </ul>
// expect:   <hr/>
// expect: </body>
