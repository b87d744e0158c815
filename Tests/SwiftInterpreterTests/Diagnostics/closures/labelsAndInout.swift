func add(_ number: inout Int) { number += 1 }
let plain: (Int) -> Void = add  // error@28: cannot convert value of type '(inout Int) -> ()' to specified type '(Int) -> ()'
let sum = { (a: Int, b: Int) -> Int in a + b }
print(sum(a: 1, b: 2))  // error@14: extraneous argument labels 'a:b:' in call | A closure's parameters have no labels.
print(sum(1, b: 2))  // error@17: extraneous argument labels '_:b:' in call | A closure's parameters have no labels.
