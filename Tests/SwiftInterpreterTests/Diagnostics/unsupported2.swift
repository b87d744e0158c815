func fetch() async throws -> Int { 1 }
func run() async { let x = try? await fetch(); print(x ?? 0) }
actor Store { var n = 0 }
@Observable class M { var x = 1 }
#warning("x")  // error@1: the macro '#warning' is not known here
