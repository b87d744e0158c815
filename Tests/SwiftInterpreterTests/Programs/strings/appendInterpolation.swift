struct Money { var cents: Int }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ m: Money) { appendLiteral("$\(m.cents / 100)") }
    mutating func appendInterpolation(_ n: Int, padded width: Int) {
        let t = String(n)
        appendLiteral(String(repeating: "0", count: max(0, width - t.count)) + t)
    }
}
print("costs \(Money(cents: 500)) no. \(7, padded: 3)")  // expect: costs $5 no. 007
