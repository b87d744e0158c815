let values: [Int?] = [1, nil, 3, nil, 5]
for case let v? in values { print(v, terminator: " ") }  // expect: 1 3 5 
print()
for case .some(let v) in values where v > 2 { print(v, terminator: " ") }  // expect: 3 5 
print()
let pairs = [(1, "a"), (2, "b"), (1, "c")]
for case (1, let s) in pairs { print(s) }  // expect: a
// expect: c
