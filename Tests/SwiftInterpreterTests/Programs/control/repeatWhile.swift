var n = 27, steps = 0
repeat {
    n = n % 2 == 0 ? n / 2 : 3 * n + 1
    steps += 1
} while n != 1
print(steps)  // expect: 111
var i = 10
while i > 0 { i -= 3; if i == 4 { continue }; print(i) }  // expect: 7
// expect: 1
// expect: -2
