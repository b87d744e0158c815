class Loader {
    var items: [Int] = []
    func load(_ done: @escaping () -> Void) { done() }
    func run() {
        load { items.append(1) }  // error@16: reference to property 'items' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.items', or begin the closure with '[self] in'.
        load { print(self.items) }
        load { refresh() }  // error@16: call to method 'refresh' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.refresh', or begin the closure with '[self] in'.
    }
    func refresh() {}
}
