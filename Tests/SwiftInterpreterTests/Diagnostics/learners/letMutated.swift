let count = 0
count += 1  // error@1: cannot assign to value: 'count' is a 'let' constant | Change 'let' to 'var' to make it mutable.
let names = ["a"]
names.append("b")  // error@1: cannot use mutating member 'append' on immutable value: 'names' is a 'let' constant | Change 'let' to 'var' to make it mutable.
func add(_ n: Int) { n += 1 }  // error@22: cannot assign to value: 'n' is a 'let' constant | Copy the parameter into a 'var' first.
struct P { let x = 1; var y = 2 }
var p = P()
p.x = 3  // error@3: cannot assign to value: 'x' is a 'let' constant | Change 'let' to 'var' to make it mutable.
let q = P()
q.y = 4  // error@3: cannot assign to value: 'q' is a 'let' constant | Change 'let' to 'var' to make it mutable.
for i in 0..<3 { i += 1 }  // error@18: cannot assign to value: 'i' is a 'let' constant | Change 'let' to 'var' to make it mutable.
if let n = Int("3") { n = 4 }  // error@23: cannot assign to value: 'n' is a 'let' constant | Change 'let' to 'var' to make it mutable.
