func f() async throws -> Int { 1 }
func g() async -> Int { try await f() }  // error@35: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
