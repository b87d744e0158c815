class Node<Value> { var value: Value; init(_ value: Value) { self.value = value } }
let root: Node  // error@11: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
struct Tree {
    var left: Node?  // error@15: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
    var all: [Node]  // error@15: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
    func add(_ node: Node) -> Int { 1 }  // error@22: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
    func make() -> Node { Node(1) }  // error@20: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
}
enum Branch { case one(Node) }  // error@24: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
func local() {
    let node: Node  // error@15: reference to generic type 'Node' requires arguments in <...> | Say what it holds, as in 'Node<Int>'.
}
