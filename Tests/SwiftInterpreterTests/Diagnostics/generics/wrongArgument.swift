struct Stack<Element> { var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) } }
var stack = Stack<Int>()
stack.push("one")  // error@12: cannot convert value of type 'String' to expected argument type 'Int'
