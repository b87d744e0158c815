func load() async -> Int { 1 }
func plain() -> Int { load() }  // error@23: 'async' call in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
func forgets() async -> Int { load() }  // error@31: expression is 'async' but is not marked with 'await' | Write 'await' before it.
func takes(_ action: () -> Void) { action() }
func gives() async { takes { _ = await load() } }  // error@28: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> ()' | Start the work in a task: 'Task { await … }'.
actor Counter { var n = 0; func add() { n += 1 }; func twice() { add(); add() } }
func counts(_ counter: Counter) async {
    counter.add()  // error@13: actor-isolated instance method 'add' cannot be called from outside of the actor | Write 'await' before it.
    await counter.twice()
}
