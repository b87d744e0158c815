var counter = 0
let bump = { counter += 1 }
bump(); bump()
print(counter)  // expect: 2
counter = 10
bump()
print(counter)  // expect: 11
var fs: [() -> Int] = []
for i in 1...3 { fs.append { i * counter } }
counter = 2
print(fs.map { $0() })  // expect: [2, 4, 6]
