let a = 1
a = 2  // error@1: cannot assign to value: 'a' is a 'let' constant | Change 'let' to 'var' to make it mutable.
let list = [1]
list.append(2)  // error@1: cannot use mutating member 'append' on immutable value: 'list' is a 'let' constant | Change 'let' to 'var' to make it mutable.
p.x = 3  // error@1: cannot find 'p' in scope
q.y = 4  // error@1: cannot find 'q' in scope
q.double = 3  // error@1: cannot find 'q' in scope
for i in 0..<3 { i += 1 }  // error@18: cannot assign to value: 'i' is a 'let' constant | Change 'let' to 'var' to make it mutable.
class Box { let id = 1; var v = 2 }
let box = Box()
box.v = 3
box.id = 4  // error@5: cannot assign to value: 'id' is a 'let' constant | Change 'let' to 'var' to make it mutable.
Point().x = 2  // error@1: cannot find 'Point' in scope | Did you mean 'print'?
let t = (1, 2)
t.0 = 5  // error@3: cannot assign to value: 't' is a 'let' constant | Change 'let' to 'var' to make it mutable.
