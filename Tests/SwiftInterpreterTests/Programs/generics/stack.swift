struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var top: Element? { items.last }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.pop() ?? -1)  // expect: 2
print(stack.top ?? -1, stack.isEmpty)  // expect: 1 false
var words = Stack<String>()
words.push("hello")
print(words.pop() as Any)  // expect: Optional("hello")
print(words.pop() as Any)  // expect: nil
