struct Never1 {
    var number: Int
    init?(_ text: String) { nil }
    init(number: Int) { self.number = number }
}
final class Closed {
    init?() { nil }
}
print(Never1("1") as Any, Never1(number: 2).number)  // expect: nil 2
print(Closed() == nil)  // expect: true
