extension Double {
    func rounded(toPlaces places: Int) -> Double {
        var divisor = 1.0
        for _ in 0..<places { divisor *= 10 }
        return (self * divisor).rounded() / divisor
    }
    var percent: String { "\(Int(self * 100))%" }
}
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
print(3.14159.rounded(toPlaces: 2), 0.5.percent, (1...4).sum)  // expect: 3.14 50% 10
