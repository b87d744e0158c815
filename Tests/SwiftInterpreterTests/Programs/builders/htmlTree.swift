indirect enum Node { case text(String), tag(String, [Node]) 
    var html: String { switch self { case .text(let t): t; case .tag(let n, let c): "<\(n)>" + c.map(\.html).joined() + "</\(n)>" } } }
@resultBuilder struct HTML {
    static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
    static func buildExpression(_ n: Node) -> [Node] { [n] }
    static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
    static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
func div(@HTML _ c: () -> [Node]) -> Node { .tag("div", c()) }
func p(@HTML _ c: () -> [Node]) -> Node { .tag("p", c()) }
print(div { "hi"; p { "para" }; for n in 1...2 { p { "\(n)" } } }.html)  // expect: <div>hi<p>para</p><p>1</p><p>2</p></div>
