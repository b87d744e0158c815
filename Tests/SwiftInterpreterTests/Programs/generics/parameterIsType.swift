// Where an extension says what a generic parameter is, a member's own parameters may be that, too.
struct Box<Value> {
    var value: Value
    func map<Other>(_ change: (Value) -> Other) -> Box<Other> { Box<Other>(value: change(value)) }
}
extension Box where Value == Int {
    var next: Self { map { $0 + 1 } }
    var afterNext: Box { map { $0 + 2 } }
    func zero() -> Box<Value> { self.map { _ in 0 } }
    func typed() -> Box<Int> { map { (value: Int) -> Int in value * 10 } }
}
extension Result where Success == Int { var doubled: Self { map { $0 * 2 } } }
extension Optional where Wrapped == String { var loud: Self { map { $0.uppercased() } } }
extension Array where Element == Int { var squares: Self { map { $0 * $0 } } }
let box = Box(value: 1)
print(box.next, box.afterNext, box.zero(), box.typed())  // expect: Box<Int>(value: 2) Box<Int>(value: 3) Box<Int>(value: 0) Box<Int>(value: 10)
print(Result<Int, Never>.success(4).doubled, ("a" as String?).loud!, [2, 3].squares)  // expect: success(8) A [4, 9]
