struct Point { var x = 0, y = 0 }
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
print(a.x, b.x)  // expect: 1 10
var list = [a, b]
list[0].x = 99
print(a.x, list[0].x)  // expect: 1 99
let copy = list
list.append(Point())
print(copy.count, list.count)  // expect: 2 3
