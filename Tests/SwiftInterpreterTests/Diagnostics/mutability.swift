let a = 1
a = 2
let list = [1]
list.append(2)
struct Point { var x = 0; let y = 0; func move() { x += 1 }; var double: Int { x * 2 } }  // error@52: cannot assign to value: 'self' is immutable | Mark the method 'mutating' to change 'self' inside 'move'.
let p = Point()
p.x = 3
var q = Point()
q.y = 4
q.double = 3
func f(n: Int) { n += 1 }  // error@18: cannot assign to value: 'n' is a 'let' constant | Copy the parameter into a 'var' first.
for i in 0..<3 { i += 1 }
class Box { let id = 1; var v = 2 }
let box = Box()
box.v = 3
box.id = 4
Point().x = 2
let t = (1, 2)
t.0 = 5
