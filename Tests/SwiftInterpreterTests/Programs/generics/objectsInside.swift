final class Node {}
func isSame<T>(_ a: T, _ b: T) -> Bool { (a as AnyObject) === (b as AnyObject) }
let node = Node()
print(isSame(node, node), isSame(node, Node()))  // expect: true false
