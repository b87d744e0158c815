let list = [10, 20, 30, 40, 50]
print(list[1...3], list[..<2], list[3...], Array(list[1..<4].dropFirst()))  // expect: [20, 30, 40] [10, 20] [40, 50] [30, 40]
var m = list
m[1...2] = [0]
print(m)  // expect: [10, 0, 40, 50]
m[0..<1] += [7, 8]
print(m, m[m.count - 1])  // expect: [10, 7, 8, 0, 40, 50] 50
let slice = list[2...]
print(slice.startIndex, slice[2], slice.first!)  // expect: 2 30 30
