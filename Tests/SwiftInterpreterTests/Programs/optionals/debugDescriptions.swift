let number: Int? = 3
let text: String? = "x"
let none: String? = nil
print(number.debugDescription, text.debugDescription, none.debugDescription)  // expect: Optional(3) Optional("x") nil
struct Point: CustomDebugStringConvertible {
    var x = 1
    var debugDescription: String { "<\(x)>" }
}
let point: Point? = Point()
print(point.debugDescription, "\(point.debugDescription)!")  // expect: Optional(<1>) Optional(<1>)!
let nested: Int?? = .some(.some(4))
print(nested.debugDescription)  // expect: Optional(Optional(4))
func shown<T: CustomDebugStringConvertible>(_ value: T) -> String { value.debugDescription }
print(shown(number), [text, none])  // expect: Optional(3) [Optional("x"), nil]
