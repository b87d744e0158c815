let a = 1
a = 2
let list = [1]
list.append(2)
let p = Point()  // error@9: cannot find 'Point' in scope | Did you mean 'print'?
p.x = 3
var q = Point()  // error@9: cannot find 'Point' in scope | Did you mean 'print'?
q.y = 4
q.double = 3
for i in 0..<3 { i += 1 }
class Box { let id = 1; var v = 2 }
let box = Box()
box.v = 3
box.id = 4
Point().x = 2
let t = (1, 2)
t.0 = 5
