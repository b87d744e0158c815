let x = 1
func f(_ x: Int) -> Int { let x = x * 10; if true { let x = x + 1; print(x) }; return x }
print(f(2), x)  // expect: 21
// expect: 20 1
struct S { var x = 5; func g(x: Int) -> Int { x + self.x } }
print(S().g(x: 1))  // expect: 6
for x in 0..<2 { print(x) }  // expect: 0
// expect: 1
if let x = Optional("s") { print(x) }  // expect: s
print(x)  // expect: 1
