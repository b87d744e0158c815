func load() async -> Int { 1 }
actor Store { var items: [Int] = []; func add(_ item: Int) { items.append(item) } }
func run() async {
    let store = Store()
    await store.add(await load())
    async let first = load()  // error@5: 'async let' is not supported | Call the function with 'await' where its value is needed.
    Task { print(1) }  // error@5: 'Task' is not supported | Code runs in one go here: call the function with 'await', or use the view modifier '.task'.
    await withTaskGroup(of: Int.self) { group in }  // error@11: 'withTaskGroup' is not supported | Code runs in one go here, so that nothing can run beside it: call 'async' functions with 'await'.
    let stream = AsyncStream<Int> { _ in }  // error@18: 'AsyncStream' is not supported | Code runs in one go here, so that nothing can run beside it: call 'async' functions with 'await'.
    DispatchQueue.main.async {}  // error@5: 'DispatchQueue' is not supported | Code runs in one go here, so that nothing can run beside it: call 'async' functions with 'await'.
    for await x in [1] {}  // error@9: 'for await' is not supported | Code runs in one go here, so that nothing can run beside it: call 'async' functions with 'await'.
}
