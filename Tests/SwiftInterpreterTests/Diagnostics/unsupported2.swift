func fetch() async throws -> Int { 1 }
func run() async { let x = try? await fetch(); print(x ?? 0) }
actor Store { var n = 0 }
@Observable class M { var x = 1 }
#unknown("x")  // error@1: the macro '#unknown' is not known here
