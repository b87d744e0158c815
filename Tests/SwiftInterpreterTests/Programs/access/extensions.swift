struct Counter { private var n = 0 }
extension Counter { mutating func up() { n += 1 }; var text: String { "n=\(n)" } }
private extension Int { var squared: Int { self * self } }
fileprivate func helper(_ x: Int) -> Int { x.squared }
var c = Counter()
c.up(); c.up()
print(c.text, helper(4))  // expect: n=2 16
