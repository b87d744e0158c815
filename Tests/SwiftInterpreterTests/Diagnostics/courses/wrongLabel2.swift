struct Point { var x: Int; var y: Int }
let p = Point(y: 1, x: 2)  // error@24: argument 'x' must precede argument 'y' | 'Point' takes (x: Int, y: Int).
print(p)
