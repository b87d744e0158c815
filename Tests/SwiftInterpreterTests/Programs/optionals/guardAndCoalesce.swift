func parse(_ s: String?) -> Int {
    guard let s, !s.isEmpty else { return -1 }
    guard let n = Int(s) else { return -2 }
    return n
}
print(parse(nil), parse(""), parse("x"), parse("7"))  // expect: -1 -1 -2 7
let a: Int? = nil, b: Int? = nil, c = 3
print(a ?? b ?? c, (a ?? b) as Any, [a, 1, b].compactMap { $0 }.first ?? 0)  // expect: 3 nil 1
var cache: [String: Int?] = ["k": nil]
print(cache["k"] as Any, cache["z"] as Any, cache["k"]! as Any)  // expect: Optional(nil) nil nil
cache["k"] = nil
print(cache.count)  // expect: 0
while let last = [1].first, c < 2 { print(last) }
