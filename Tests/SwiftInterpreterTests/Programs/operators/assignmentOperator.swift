infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var name: String?
name ??= "first"
name ??= "second"
print(name!)  // expect: first
infix operator <>: ComparisonPrecedence
extension Range where Bound == Int { static func <> (n: Int, r: Range<Int>) -> Bool { r.contains(n) } }
print(3 <> 0..<5, 9 <> 0..<5)  // expect: true false
