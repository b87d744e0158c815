enum E: Error { case odd(Int) }
func check(_ n: Int) throws -> Int { if n % 2 == 1 { throw E.odd(n) }; return n / 2 }
func twice(_ n: Int, _ f: (Int) throws -> Int) rethrows -> Int { try f(f(n)) }
print(twice(3) { $0 + 1 })  // expect: 5
do { print(try twice(8, check)); print(try twice(6, check)) } catch { print(error) }  // expect: 2
// expect: odd(3)
print((try? [2, 4].map(check)) ?? [], (try? [2, 3].map(check)) ?? [])  // expect: [1, 2] []
