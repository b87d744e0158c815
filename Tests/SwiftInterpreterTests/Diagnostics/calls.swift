func move(from a: Int, to b: Int, fast: Bool = false) {}
move(from: 1)  // error@1: missing argument for parameter 'to' in call | 'move' takes (from: Int, to: Int, fast: Bool = …).
move(1, 2)  // error@6: missing argument labels 'from:to:' in call | 'move' takes (from: Int, to: Int, fast: Bool = …).
move(from: 1, too: 2)  // error@20: incorrect argument label in call (have 'too:', expected 'to:') | 'move' takes (from: Int, to: Int, fast: Bool = …).
move(from: 1, to: "2")  // error@19: cannot convert value of type 'String' to expected argument type 'Int'
move(from: 1, to: 2, fast: true, extra: 3)  // error@41: extra argument 'extra' in call | 'move' takes (from: Int, to: Int, fast: Bool = …).
struct Point { var x: Int; var y: Int }
let p = Point(x: 1)  // error@9: missing argument for parameter 'y' in call | 'Point' takes (x: Int, y: Int).
let q = Point(x: 1, z: 2)  // error@24: incorrect argument label in call (have 'z:', expected 'y:') | 'Point' takes (x: Int, y: Int).
let r = Point(1, 2)  // error@15: missing argument labels 'x:y:' in call | 'Point' takes (x: Int, y: Int).
func change(_ value: inout Int) {}
var v = 1
change(v)  // error@8: passing value of type 'Int' to an inout parameter requires explicit '&' | Write '&' before it.
change(&total)  // error@9: cannot find 'total' in scope
let closure: (Int) -> Int = { $0 }
print(closure("a"))  // error@15: cannot convert value of type 'String' to expected argument type 'Int'
print(closure())  // error@7: missing argument in call: the closure takes 1, not 0
