enum State: Equatable { case idle, loading(progress: Int), loaded([String]), failed(code: Int) }
enum Event { case start, tick, finish([String]), fail(Int) }
func reduce(_ s: State, _ e: Event) -> State {
    switch (s, e) {
    case (.idle, .start), (.failed, .start): .loading(progress: 0)
    case (.loading(let p), .tick): .loading(progress: min(p + 40, 100))
    case (.loading, .finish(let items)): .loaded(items)
    case (.loading, .fail(let code)) where code != 0: .failed(code: code)
    default: s
    }
}
var s = State.idle
for e in [Event.tick, .start, .tick, .tick, .tick, .fail(0), .fail(7), .start, .finish(["a"])] {
    s = reduce(s, e)
    print(s)
}  // expect: idle
// expect: loading(progress: 0)
// expect: loading(progress: 40)
// expect: loading(progress: 80)
// expect: loading(progress: 100)
// expect: loading(progress: 100)
// expect: failed(code: 7)
// expect: loading(progress: 0)
// expect: loaded(["a"])
print(s == .loaded(["a"]))  // expect: true
