indirect enum List<T> {
    case empty
    case node(T, List<T>)
    var values: [T] {
        switch self {
        case .empty: return []
        case .node(let value, let next): return [value] + next.values
        }
    }
    func prepending(_ value: T) -> List { .node(value, self) }
}
let list = List<Int>.empty.prepending(3).prepending(2).prepending(1)
print(list.values)  // expect: [1, 2, 3]
