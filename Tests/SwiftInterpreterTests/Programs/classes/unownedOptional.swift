// An unowned variable may be nil, and holds nothing alive.
class Node { let value: Int; init(_ value: Int) { self.value = value }; deinit { print("free", value) } }
class Child {
    unowned let parent: Node?
    unowned var next: Node?
    init(_ parent: Node? = nil) { self.parent = parent }
}
func read() {
    let node = Node(1)
    let child = Child(node)
    print(child.parent!.value, child.parent?.value ?? 0, child.next == nil)
    if let parent = child.parent { print(parent.value) }
    child.next = node
    print(child.next!.value)
    child.next = nil
    print(child.next == nil)
}
read()  // expect: 1 1 true
// expect: 1
// expect: 1
// expect: true
// expect: free 1
print(Child().parent == nil)  // expect: true
func closures() {
    let node: Node? = Node(2)
    let read = { [unowned node] in node?.value ?? 0 }
    let none: Node? = nil
    let nothing = { [unowned none] in none == nil }
    print(read(), nothing(), node!.value)
}
closures()  // expect: 2 true 2
// expect: free 2
let held = Node(3)
unowned var global: Node? = held
print(global!.value)  // expect: 3
global = nil
print(global == nil)  // expect: true
print("end")  // expect: end
