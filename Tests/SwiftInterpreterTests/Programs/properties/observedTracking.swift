import Observation

@Observable class Store {
    var n = 0 { didSet { print("didSet", oldValue, n) } }
    var list: [Int] = [] { willSet { print("willSet", newValue) } }
    var plain = 0
}
let store = Store()
withObservationTracking { _ = store.n } onChange: { print("n changes") }
store.n += 1  // expect: n changes
// expect: didSet 0 1
withObservationTracking { _ = store.plain } onChange: { print("plain changes") }
store.plain += 1  // expect: plain changes
withObservationTracking { _ = store.list } onChange: { print("list changes") }
store.list.append(4)  // expect: list changes
// expect: willSet [4]
func double(_ n: inout Int) { n *= 2 }
withObservationTracking { _ = store.n } onChange: { print("n changes again") }
double(&store.n)  // expect: n changes again
// expect: didSet 1 2
struct Failed: Error {}
func fail(_ n: inout Int) throws { n = 9; throw Failed() }
withObservationTracking { _ = store.n } onChange: { print("n changes, and fails") }
do { try fail(&store.n) } catch { print(error, store.n) }  // expect: n changes, and fails
// expect: didSet 2 9
// expect: Failed() 9
