func fetch() async throws -> Int { 1 }
func run() async { let x = try? await fetch(); print(x ?? 0) }
let task = Task { print("x") }  // error@12: 'Task' is not supported | Code runs in one go here: call the function with 'await', or use the view modifier '.task'.
async let y = fetch()  // error@1: 'async let' is not supported | Call the function with 'await' where its value is needed.
actor Store { var n = 0 }
let r = /ab+/  // error@9: regular expression literals are not supported | Use the methods of String, such as 'contains' or 'split'.
func pack<each T>(_ values: repeat each T) {}  // error@29: parameter packs are not supported | Write the functions out for each number of values.
@Observable class M { var x = 1 }
#warning("x")
macro foo() = #externalMacro(module: "x", type: "y")  // error@1: macro declarations are not supported
let m = Mirror(reflecting: 1)  // error@9: 'Mirror' is not supported | Use 'dump', or 'type(of:)'.
