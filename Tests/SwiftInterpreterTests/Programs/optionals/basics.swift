var name: String? = "Ann"
print(name!, name ?? "none", name?.count ?? 0, name == nil, name == "Ann", name.map { $0.uppercased() } as Any)  // expect: Ann Ann 3 false true Optional("ANN")
name = nil
print(name as Any, name?.count as Any, name ?? "nobody", name?.isEmpty ?? true)  // expect: nil nil nobody true
let n: Int? = Int("12"), m: Int? = Int("x")
if let n, let m { print(n + m) } else if let n { print("only", n) }  // expect: only 12
print([n, m].compactMap { $0 }, (n ?? 0) + (m ?? 0), n.map { $0 * 2 } ?? -1)  // expect: [12] 12 24
