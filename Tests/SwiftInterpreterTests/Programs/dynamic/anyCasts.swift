let things: [Any] = [1, "a", 2.0, [1, 2], ["k": 1], Optional(4) as Any]
for t in things {
    if let n = t as? Int { print("Int", n) }
    else if let s = t as? String { print("String", s) }
    else if let a = t as? [Int] { print("[Int]", a) }
    else if let d = t as? [String: Int] { print("dict", d) }
    else { print("other") }
}  // expect: Int 1
// expect: String a
// expect: other
// expect: [Int] [1, 2]
// expect: dict ["k": 1]
// expect: Int 4
print((things[0] as! Int) + 1, things[1] is CustomStringConvertible)  // expect: 2 true
