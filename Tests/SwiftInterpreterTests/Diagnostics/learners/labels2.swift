struct Point { var x: Int; var y: Int }
let p = Point(x: 1)  // error@9: missing argument for parameter 'y' in call | 'Point' takes (x: Int, y: Int).
let q = Point(x: 1, z: 2)  // error@24: incorrect argument label in call (have 'z:', expected 'y:') | 'Point' takes (x: Int, y: Int).
let r = Point(1, 2)  // error@15: missing argument labels 'x:y:' in call | 'Point' takes (x: Int, y: Int).
let s = Point(x: 1, y: "2")  // error@24: cannot convert value of type 'String' to expected argument type 'Int'
print(p, q, r, s)
