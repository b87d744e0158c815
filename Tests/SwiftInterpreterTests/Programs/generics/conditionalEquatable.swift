struct Stack<Element> {
    private var items: [Element] = []
    init(_ items: Element...) { self.items = items }
    mutating func push(_ item: Element) { items.append(item) }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}

struct Pair<A, B> {
    var first: A?
    var rest: [String: B]
}
extension Pair: Equatable where A: Equatable, B: Equatable {}

var stack = Stack(1, 2)
print(stack == Stack(1, 2))  // expect: true
stack.push(3)
print(stack == Stack(1, 2), Set([stack, stack, Stack(1)]).count)  // expect: false 2
print(Pair(first: 1, rest: ["a": 2]) == Pair(first: 1, rest: ["a": 2]))  // expect: true
print(Pair(first: "x", rest: ["a": 2]) == Pair(first: nil, rest: ["a": 2]))  // expect: false
