class Node {
    let value: Int
    weak var parent: Node?
    var children: [Node] = []
    init(_ value: Int) { self.value = value }
    func add(_ child: Node) { children.append(child); child.parent = self }
    deinit { print("node \(value) freed") }
}
var root: Node? = Node(1)
var leaf: Node? = Node(2)
root!.add(leaf!)
print(leaf!.parent?.value ?? 0)  // expect: 1
root = nil  // expect: node 1 freed
print(leaf!.parent == nil)  // expect: true
leaf = nil  // expect: node 2 freed
