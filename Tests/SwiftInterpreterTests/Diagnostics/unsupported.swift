func fetch() async throws -> Int { 1 }
func run() async { let x = try? await fetch(); print(x ?? 0) }
let task = Task { print("x") }  // error@12: cannot find 'Task' in scope | Did you mean 'task'?
async let y = fetch()  // error@1: 'async let' is not supported yet | Call the function with 'await' where its value is needed.
actor Store { var n = 0 }
let r = /ab+/  // error@9: regular expression literals are not supported | Use the methods of String, such as 'contains' or 'split'.
func pack<each T>(_ values: repeat each T) {}  // error@29: this kind of type is not supported: 'repeat each T'
@Observable class M { var x = 1 }
#warning("x")
macro foo() = #externalMacro(module: "x", type: "y")  // error@1: macro declarations are not supported
let m = Mirror(reflecting: 1)  // error@9: cannot find 'Mirror' in scope | Did you mean 'Error'?
