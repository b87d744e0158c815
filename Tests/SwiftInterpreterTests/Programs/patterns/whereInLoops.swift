for i in 1...10 where i % 3 == 0 { print(i, terminator: ",") }  // expect: 3,6,9,
print()
let ages = ["Ann": 30, "Bo": 12, "Cy": 45]
for (name, age) in ages.sorted(by: { $0.key < $1.key }) where age >= 18 { print(name) }  // expect: Ann
// expect: Cy
var queue: [Int?] = [1, 2, nil, 4]
while case let n?? = queue.first { print(n); queue.removeFirst() }  // expect: 1
// expect: 2
print(queue.count)  // expect: 2
