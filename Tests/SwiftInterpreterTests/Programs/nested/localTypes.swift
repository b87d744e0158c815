func stats(_ v: [Double]) -> String {
    struct Stats { var mean: Double; var spread: Double
        var text: String { "\(mean) ± \(spread)" } }
    enum Size { case small, large }
    let mean = v.reduce(0, +) / Double(v.count)
    let size: Size = v.count > 2 ? .large : .small
    return "\(Stats(mean: mean, spread: (v.max() ?? 0) - (v.min() ?? 0)).text) \(size)"
}
print(stats([1, 2, 3, 6]))  // expect: 3.0 ± 5.0 large
func outer() -> Int { func inner(_ n: Int) -> Int { n == 0 ? 0 : n + inner(n - 1) }; return inner(4) }
print(outer())  // expect: 10
