struct Outer {
    private enum State { case idle, busy }
    private var state = State.idle
    private struct Inner { var v = 3 }
    private let inner = Inner()
    mutating func start() -> String { state = .busy; return "\(state) \(inner.v)" }
}
var o = Outer()
print(o.start())  // expect: busy 3
