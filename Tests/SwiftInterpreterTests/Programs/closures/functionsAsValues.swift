// A function that throws as a plain value: what hands it on does not throw.
typealias Step = ([String]) throws -> String
typealias Middleware = ([String], Step) throws -> String
func chain(_ layers: [Middleware], _ last: @escaping Step) -> Step {
    layers.reversed().reduce(last) { next, layer in { values in try layer(values, next) } }
}
let app = chain([
    { values, next in "<" + (try next(values + ["1"])) + ">" },
    { values, next in values.isEmpty ? "empty" : try next(values + ["2"]) },
]) { $0.joined() }
print(try app([]), try app(["x"]))  // expect: <12> <x12>
