func fetch() async throws -> Int { 1 }
func run() async { let x = try? await fetch(); print(x ?? 0) }
actor Store { var n = 0 }
let r = /a(b+/  // error@14: cannot parse regular expression: expected ')'
func pack<each T>(_ values: repeat each T) {}  // error@29: parameter packs are not supported | Write the functions out for each number of values.
@Observable class M { var x = 1 }
#warning("x")  // warning@1: x
macro foo() = #externalMacro(module: "x", type: "y")  // error@1: macro declarations are not supported
let m = Mirror(reflecting: 1)  // error@9: 'Mirror' is not supported | Use 'dump', or 'type(of:)'.
