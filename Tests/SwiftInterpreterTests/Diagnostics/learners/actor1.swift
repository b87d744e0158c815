actor Bank {
    var total = 0
    func add(_ n: Int) { total += n }
    subscript(i: Int) -> Int { i }
}
func use(_ b: Bank) async {
    b.add(1)  // error@7: actor-isolated instance method 'add' cannot be called from outside of the actor | Write 'await' before it.
    print(b.total)  // error@13: actor-isolated property 'total' cannot be accessed from outside of the actor | Write 'await' before it.
    b.total = 3  // error@7: actor-isolated property 'total' cannot be accessed from outside of the actor | Write 'await' before it.
    print(b[1])  // error@11: actor-isolated subscript cannot be accessed from outside of the actor | Write 'await' before it.
    await b.add(2)
}
func plain(_ b: Bank) { b.add(1) }  // error@27: call to actor-isolated instance method 'add' in a synchronous nonisolated context | Start the work in a task: 'Task { await … }'.
