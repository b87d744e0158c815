let x: Int?? = 5
if let y = x, let z = y { print(z) }  // expect: 5
print((x ?? nil) as Any, x! as Any, x!!)  // expect: Optional(5) Optional(5) 5
func find(_ k: String) -> Int?? { k == "a" ? .some(1) : k == "b" ? .some(nil) : .none }
for k in ["a", "b", "c"] {
    switch find(k) { case .some(.some(let n)): print("value", n); case .some(.none): print("null"); case .none: print("missing") }
}  // expect: value 1
// expect: null
// expect: missing
