struct History<State> {
    private var past: [State] = [], future: [State] = []
    private(set) var present: State
    init(_ s: State) { present = s }
    mutating func set(_ s: State) { past.append(present); present = s; future = [] }
    mutating func undo() { guard let last = past.popLast() else { return }; future.append(present); present = last }
    mutating func redo() { guard let next = future.popLast() else { return }; past.append(present); present = next }
}
var h = History([1])
h.set([1, 2]); h.set([3])
h.undo(); print(h.present)  // expect: [1, 2]
h.undo(); h.undo(); print(h.present)  // expect: [1]
h.redo(); print(h.present)  // expect: [1, 2]
