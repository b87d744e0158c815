struct Day: Strideable, CustomStringConvertible { var n: Int
  func advanced(by k: Int) -> Day { Day(n: n + k) }
  func distance(to o: Day) -> Int { o.n - n }
  var description: String { "D\(n)" } }
let a = Day(n: 1), b = Day(n: 5)
print(a < b, a == b, b > a, a <= a)  // expect: true false true true
for d in a...b { print(d, terminator: " ") }  // expect: D1 D2 D3 D4 D5 
print()
for d in stride(from: a, to: b, by: 2) { print(d, terminator: " ") }  // expect: D1 D3 
print()
for d in stride(from: b, through: a, by: -2) { print(d, terminator: " ") }  // expect: D5 D3 D1 
print()
print((a..<b).count, Array(a..<b), (a...b).contains(Day(n: 3)), (a..<b).map(\.n))  // expect: 4 [D1, D2, D3, D4] true [1, 2, 3, 4]
print((a...b).reversed().map { "\($0)" }.joined(separator: ","))  // expect: D5,D4,D3,D2,D1
print([b, a].sorted(), max(a, b), (a...b).randomElement() != nil)  // expect: [D1, D5] D5 true
struct Temp: Strideable { var v: Double; func advanced(by n: Double) -> Temp { Temp(v: v + n) }; func distance(to other: Temp) -> Double { other.v - v } }
print(stride(from: Temp(v: 0), through: Temp(v: 1), by: 0.25).map(\.v))  // expect: [0.0, 0.25, 0.5, 0.75, 1.0]
print((Temp(v: 0)...Temp(v: 2)).contains(Temp(v: 1.5)))  // expect: true
