protocol Discount { func apply(_ p: Double) -> Double }
struct None: Discount { func apply(_ p: Double) -> Double { p } }
struct Percent: Discount { let n: Double; func apply(_ p: Double) -> Double { p * (1 - n / 100) } }
struct Chain: Discount { let parts: [any Discount]; func apply(_ p: Double) -> Double { parts.reduce(p) { $1.apply($0) } } }
let options: [String: any Discount] = ["none": None(), "half": Percent(n: 50), "chain": Chain(parts: [Percent(n: 50), Percent(n: 10)])]
for k in options.keys.sorted() { print(k, options[k]!.apply(200)) }  // expect: chain 90.0
// expect: half 100.0
// expect: none 200.0
