protocol Container {
    associatedtype Item
    var count: Int { get }
    subscript(i: Int) -> Item { get }
}
struct Box<T>: Container {
    var values: [T]
    var count: Int { values.count }
    subscript(i: Int) -> T { values[i] }
}
func allMatch<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
}
print(allMatch(Box(values: [1, 2]), Box(values: [1, 2])))  // expect: true
print(allMatch(Box(values: ["a"]), Box(values: ["b"])))  // expect: false
