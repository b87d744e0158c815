extension Array where Element == Int {
    var total: Int { reduce(0, +) }
}
extension Array where Element: Numeric {
    func product() -> Element { reduce(1, *) }
}
extension Array where Element == String {
    func sentence() -> String { joined(separator: " ") + "." }
}
print([1, 2, 3].total, [1.5, 2].product())  // expect: 6 3.0
print(["to", "be"].sentence())  // expect: to be.
