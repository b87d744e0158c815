var list = [1, 2, 3]
list.swapAt(0, 2)
var a = "x", b = "y"
swap(&a, &b)
print(list, a, b)  // expect: [3, 2, 1] y x
var q = [5, 6]
let first = q.removeFirst()
q.insert(first, at: q.endIndex)
print(q)  // expect: [6, 5]
var t = (1, [2])
t.1.append(3)
let u = t
t.0 = 7
print(t, u)  // expect: (7, [2, 3]) (1, [2, 3])
