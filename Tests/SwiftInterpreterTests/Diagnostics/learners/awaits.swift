func fetch() async -> Int { 1 }
func risky() throws -> Int { 1 }
func both() async throws -> Int { 1 }
func a() async { let x = fetch(); print(x) }  // error@26: expression is 'async' but is not marked with 'await' | Write 'await' before it.
func b() { let x = await fetch(); print(x) }  // error@26: 'async' call in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
func c() { let x = risky(); print(x) }  // error@20: call can throw, but it is not marked with 'try' | Write 'try' before it.
func d() { let x = try risky(); print(x) }  // error@24: errors thrown from here are not handled | Put it into 'do { … } catch { … }', or mark the function 'throws'.
func e() async throws { let x = await both(); print(x) }  // error@39: call can throw, but it is not marked with 'try' | Write 'try' before it.
func f() async throws { let x = try both(); print(x) }  // error@37: expression is 'async' but is not marked with 'await' | Write 'await' before it.
func g() { do { let x = try risky(); print(x) } catch { print(error) } }
func h() { Task { let x = try await both(); print(y) } }  // error@51: cannot find 'y' in scope
