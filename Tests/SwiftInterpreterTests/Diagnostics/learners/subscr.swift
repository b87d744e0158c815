struct Grid { var v = [1, 2]; subscript(r: Int, c: Int) -> Int { v[r] } }
let g = Grid()
print(g[1])  // error@7: missing argument for parameter #2 in call | 'subscript' takes (_: Int, _: Int).
print(g[1, "a"])  // error@12: cannot convert value of type 'String' to expected argument type 'Int'
g[0, 0] = 3  // error@1: cannot assign to value: subscript is get-only
print(g[r: 1, c: 2])  // error@12: extraneous argument label 'r:' in call | 'subscript' takes (_: Int, _: Int).
struct N {}
print(N()[0])  // error@7: value of type 'N' has no subscripts
