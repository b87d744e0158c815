final class Store {
    var action: () -> Void
    init(action: () -> Void) {
        self.action = action  // error@23: non-escaping parameter 'action' may only be called | Mark it '@escaping' to keep it: 'action: @escaping () -> ()'.
    }
}
func kept(_ body: () -> Int) -> () -> Int {
    return body  // error@12: non-escaping parameter 'body' may only be called | Mark it '@escaping' to keep it: 'body: @escaping () -> Int'.
}
func called(_ body: () -> Int) -> Int { kept { 3 }() + body() + [1].map { $0 + body() }[0] }
