struct Stack<Element> { var items: [Element] = [] }
final class Queue<Element> { init() {} }
enum Tree<Element> { case empty, leaf(Element) }
struct Shelf { let stack = Stack() }  // error@28: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
let stack = Stack()  // error@13: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
let queue = Queue()  // error@13: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
let tree = Tree.empty  // error@17: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
var many = [Stack()]  // error@13: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
func local() {
    let stack = Stack()  // error@17: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
    print(stack.items.count)
}
let wanted: Stack<Int> = Stack()
local()
print(Stack())  // error@7: generic parameter 'Element' could not be inferred | Say what it is, for example by a type annotation.
print(wanted, stack, queue, tree, many)
