protocol Themed {
    static var colour: String { get }
    static func make() -> Self
}
extension Themed { static var colour: String { "grey" } }
struct Dark: Themed { static var colour: String { "black" }; static func make() -> Dark { Dark() } }
struct Plain: Themed { static func make() -> Self { Self() } }
let themes: [any Themed.Type] = [Dark.self, Plain.self]
for t in themes { print(t, t.colour, type(of: t.make())) }  // expect: Dark black Dark
// expect: Plain grey Plain
