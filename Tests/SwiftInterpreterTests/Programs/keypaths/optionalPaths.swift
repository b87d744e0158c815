final class Node { var left: Node?; var right: Node?; let value = 1 }
func link(_ isLeft: Bool) -> ReferenceWritableKeyPath<Node, Node?>? { isLeft ? \.left : \.right }
func read(_ path: KeyPath<Node, Int>?) -> Int { path.map { Node()[keyPath: $0] } ?? 0 }
let node = Node()
node[keyPath: link(true)!] = Node()
print(node.left != nil, node.right != nil, read(\.value), read(nil))  // expect: true false 1 0
var function: ((Node) -> Int)? = \.value
print(function!(node))  // expect: 1
