enum Limit: Error { case over(Int) }
func check(_ n: Int) throws(Limit) -> Int { if n > 3 { throw .over(n) }; return n }
do { print(try check(2)); print(try check(9)) } catch Limit.over(let n) { print("over", n) } catch { print("never") }  // expect: 2
// expect: over 9
