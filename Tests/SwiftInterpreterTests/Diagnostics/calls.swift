func move(from a: Int, to b: Int, fast: Bool = false) {}
move(from: 1)
move(1, 2)
move(from: 1, too: 2)
move(from: 1, to: "2")
move(from: 1, to: 2, fast: true, extra: 3)
struct Point { var x: Int; var y: Int }
let p = Point(x: 1)  // error@9: missing argument for parameter 'y' in call | 'Point' takes (x: Int, y: Int).
let q = Point(x: 1, z: 2)  // error@24: incorrect argument label in call (have 'z:', expected 'y:') | 'Point' takes (x: Int, y: Int).
let r = Point(1, 2)  // error@15: missing argument label 'x:' in call | 'Point' takes (x: Int, y: Int).
func change(_ value: inout Int) {}
var v = 1
change(v)
change(&total)
let closure: (Int) -> Int = { $0 }
print(closure("a"))
print(closure())
