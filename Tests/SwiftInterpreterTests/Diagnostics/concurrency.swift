actor Store {
    var items: [Int] = []
    let name = "store"
    func add(_ item: Int) { items.append(item) }
    nonisolated func label() -> String { name }
    nonisolated func broken() -> Int { items.count }  // error@40: actor-isolated property 'items' can not be referenced from a nonisolated context
}
let numbers = AsyncStream<Int> { $0.finish() }
func load() async throws -> Int { 1 }
func sync() { _ = load() }  // error@19: 'async' call in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
func sync2(store: Store) { store.add(1) }  // error@34: call to actor-isolated instance method 'add' in a synchronous nonisolated context | Start the work in a task: 'Task { await … }'.
func sync3(store: Store) -> Int { store.items.count }  // error@41: actor-isolated property 'items' can not be referenced from a nonisolated context | Start the work in a task: 'Task { await … }'.
func outside(_ store: Store) async {
    store.add(1)  // error@11: actor-isolated instance method 'add' cannot be called from outside of the actor | Write 'await' before it.
    print(store.items)  // error@17: actor-isolated property 'items' cannot be accessed from outside of the actor | Write 'await' before it.
    print(store.name, store.label())
    await store.add(2)
    await store.items.append(3)  // error@17: actor-isolated property 'items' can not be mutated from a nonisolated context | Declare a method of the actor that changes it.
    let x = await load()  // error@19: call can throw, but it is not marked with 'try' | Write 'try' before it.
    for await n in [1, 2] { print(n) }  // error@20: for-in loop requires '[Int]' to conform to 'AsyncSequence'
    for n in numbers { print(n) }  // error@14: for-in loop requires 'AsyncStream<Int>' to conform to 'Sequence'
    async let y = load()
    print(y)  // error@11: expression is 'async' but is not marked with 'await' | Write 'await' before it.
    let f: () -> Void = { await store.add(1) }  // error@25: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> ()' | Start the work in a task: 'Task { await … }'.
    let g: () -> Int = { try load2() }  // error@24: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int' | Handle its errors inside, with 'do { … } catch { … }'.
    let s = AsyncThrowingStream<Int, Error> { $0.finish() }
    for await n in s { print(n) }  // error@5: call can throw, but it is not marked with 'try' | Write 'try' before it.
    let t = Task { try await load() }
    print(await t.value, x, f, g)  // error@19: call can throw, but it is not marked with 'try' | Write 'try' before it.
}
func load2() throws -> Int { 1 }
struct S { var v: Int { get async { 1 } }
    func r() -> Int { v } }  // error@23: 'async' call in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
func button(_ action: () -> Void) {}
func press(_ store: Store) {
    button { await store.add(1) }  // error@12: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> ()' | Start the work in a task: 'Task { await … }'.
    button { throw CancellationError() }  // error@12: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()' | Handle its errors inside, with 'do { … } catch { … }'.
    button(wait)  // error@12: cannot convert value of type '() async -> ()' to expected argument type '() -> ()'
}
func wait() async {}
func plain() { async let z = load() }  // error@16: 'async let' in a function that does not support concurrency | Mark the function 'async', or start the work in a task: 'Task { await … }'.
