var stack: [Int] = []
stack.append(1); stack.append(2)
print(stack.popLast()!, stack.last!, stack.removeLast(), stack.popLast() as Any)  // expect: 2 1 1 nil
var queue = ["a", "b"]
queue.append("c")
print(queue.removeFirst(), queue, queue.prefix(1), queue.dropFirst().count)  // expect: a ["b", "c"] ["b"] 1
func balanced(_ s: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "["]
    var open: [Character] = []
    for c in s { if pairs.values.contains(c) { open.append(c) } else if let p = pairs[c], open.popLast() != p { return false } }
    return open.isEmpty
}
print(balanced("([])[]"), balanced("([)]"), balanced("(("))  // expect: true false false
