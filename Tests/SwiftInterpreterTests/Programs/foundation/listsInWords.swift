import Foundation
for n in 0...4 { let a = ["a", "b", "c", "d"].prefix(n).map { $0 }
  print(a.formatted(), a.formatted(.list(type: .or)), a.formatted(.list(type: .and, width: .short)), a.formatted(.list(type: .and, width: .narrow)), a.formatted(.list(type: .or, width: .narrow)), separator: " | ") }  // expect:  |  |  |  | 
  // expect: a | a | a | a | a
  // expect: a and b | a or b | a and b | a, b | a or b
  // expect: a, b, and c | a, b or c | a, b and c | a, b, c | a, b or c
  // expect: a, b, c, and d | a, b, c or d | a, b, c and d | a, b, c, d | a, b, c or d
print([1, 2, 3000].formatted(.list(memberStyle: .number, type: .and)))  // expect: 1, 2, and 3,000
print([1.5, 2].formatted(.list(memberStyle: .number, type: .or)), Set(["x"]).formatted())  // expect: 1.5 or 2 x
