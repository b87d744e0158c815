enum R { case ok(Int), no(String) }
let r = R.ok(1)
switch r {  // error@1: switch must be exhaustive | Add the case .ok, or a 'default'.
case .ok(let n) where n > 0: print(n)
case .no(let s): print(s)
}
