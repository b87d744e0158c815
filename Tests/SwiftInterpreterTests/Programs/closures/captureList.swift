var a = 1, b = 1
let f = { [a] in print(a, b) }
a = 5; b = 5
f()  // expect: 1 5
let g = { [x = a * 2, b] in x + b }
a = 0; b = 0
print(g())  // expect: 15
class Box { var n = 1 }
let box = Box()
let h = { [n = box.n, box] in (n, box.n) }
box.n = 7
print(h())  // expect: (1, 7)
