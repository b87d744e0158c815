// A function or a computed variable that a body declares may have a builder, too.
@resultBuilder enum Lines {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildExpression(_ lines: [String]) -> [String] { lines }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    static func buildEither(first: [String]) -> [String] { first }
    static func buildEither(second: [String]) -> [String] { second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

struct Poem {
    var count: Int

    var text: String {
        @Lines func verse(_ number: Int, loud: Bool = false) -> [String] {
            "verse \(number) of \(count)"
            if loud { "!" }
        }
        @Lines func early(_ number: Int) -> [String] {
            return ["returned \(number)"]
        }
        @Lines var title: [String] {
            "Poem"
            switch count {
            case 0: "empty"
            default: "long"
            }
        }
        @Lines func whole() -> [String] {
            title
            for number in 0..<count { verse(number, loud: number == 1) }
            early(count)
        }
        return whole().joined(separator: ", ")
    }
}

print(Poem(count: 2).text)  // expect: Poem, long, verse 0 of 2, verse 1 of 2, !, returned 2
print(Poem(count: 0).text)  // expect: Poem, empty, returned 0
func outside() -> [String] {
    let name = "x"
    @Lines func inner() -> [String] { name; name + "y" }
    return inner()
}
print(outside())  // expect: ["x", "xy"]
