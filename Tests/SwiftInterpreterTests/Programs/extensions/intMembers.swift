extension Int {
    var isEven: Bool { self % 2 == 0 }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
    mutating func square() { self *= self }
    static let answer = 42
}
print(4.isEven, 7.isEven, Int.answer)  // expect: true false 42
3.times { print("n", $0) }  // expect: n 0
// expect: n 1
// expect: n 2
var n = 5
n.square()
print(n)  // expect: 25
