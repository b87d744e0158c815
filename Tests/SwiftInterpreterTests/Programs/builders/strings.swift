@resultBuilder enum Lines {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
    static func buildOptional(_ part: String?) -> String { part ?? "(none)" }
    static func buildEither(first: String) -> String { first }
    static func buildEither(second: String) -> String { second }
    static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
}
func lines(@Lines _ content: () -> String) -> String { content() }
let show = false
print(lines {
    "first"
    if show { "shown" }
    if show { "yes" } else { "no" }
    for i in 1...3 { "\(i)" }
})  // expect: first
// expect: (none)
// expect: no
// expect: 1,2,3
