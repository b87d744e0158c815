final class Node<T: Comparable> {
    let value: T
    var left: Node?
    var right: Node?
    init(_ value: T) { self.value = value }
    func insert(_ new: T) {
        if new < value {
            if let left { left.insert(new) } else { left = Node(new) }
        } else {
            if let right { right.insert(new) } else { right = Node(new) }
        }
    }
    func inOrder(_ visit: (T) -> Void) {
        left?.inOrder(visit)
        visit(value)
        right?.inOrder(visit)
    }
}
let root = Node(5)
for n in [3, 8, 1, 4, 9] { root.insert(n) }
var out: [Int] = []
root.inOrder { out.append($0) }
print(out)  // expect: [1, 3, 4, 5, 8, 9]
