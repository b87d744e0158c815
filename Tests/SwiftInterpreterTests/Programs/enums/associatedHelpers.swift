enum LoadState<Value> {
    case idle, loading, loaded(Value), failed(Error)
    var value: Value? { if case let .loaded(v) = self { return v }; return nil }
    var isLoading: Bool { if case .loading = self { true } else { false } }
    func map<T>(_ f: (Value) -> T) -> LoadState<T> {
        switch self { case .idle: .idle; case .loading: .loading; case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) }
    }
}
struct E: Error {}
let states: [LoadState<[Int]>] = [.idle, .loading, .loaded([1, 2]), .failed(E())]
print(states.map { $0.isLoading }, states.compactMap { $0.value?.count }, states[2].map { $0.reduce(0, +) }.value!)  // expect: [false, true, false, false] [2] 3
for s in states { switch s { case .loaded(let v) where v.isEmpty: print("empty"); case .loaded(let v): print(v); case .failed(let e): print(type(of: e)); default: break } }  // expect: [1, 2]
// expect: E
