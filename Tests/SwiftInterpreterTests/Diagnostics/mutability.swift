let a = 1
a = 2  // error@1: cannot assign to value: 'a' is a 'let' constant | Change 'let' to 'var' to make it mutable.
let list = [1]
list.append(2)  // error@1: cannot use mutating member 'append' on immutable value: 'list' is a 'let' constant | Change 'let' to 'var' to make it mutable.
struct Point { var x = 0; let y = 0; func move() { x += 1 }; var double: Int { x * 2 } }  // error@52: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'move'.
let p = Point()
p.x = 3  // error@3: cannot assign to value: 'p' is a 'let' constant | Change 'let' to 'var' to make it mutable.
var q = Point()
q.y = 4  // error@3: cannot assign to value: 'y' is a 'let' constant | Change 'let' to 'var' to make it mutable.
q.double = 3  // error@3: cannot assign to value: 'double' is a get-only property
func f(n: Int) { n += 1 }  // error@18: cannot assign to value: 'n' is a 'let' constant | Copy the parameter into a 'var' first.
for i in 0..<3 { i += 1 }  // error@18: cannot assign to value: 'i' is a 'let' constant | Change 'let' to 'var' to make it mutable.
class Box { let id = 1; var v = 2 }
let box = Box()
box.v = 3
box.id = 4  // error@5: cannot assign to value: 'id' is a 'let' constant | Change 'let' to 'var' to make it mutable.
Point().x = 2  // error@9: cannot assign to value: a call returns an immutable value
let t = (1, 2)
t.0 = 5  // error@3: cannot assign to value: 't' is a 'let' constant | Change 'let' to 'var' to make it mutable.
