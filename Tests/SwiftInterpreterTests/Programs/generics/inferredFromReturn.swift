func parse<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
let number: Int? = parse("42")
let real: Double? = parse("2.5")
let flag: Bool? = parse("true")
print(number as Any, real as Any, flag as Any)  // expect: Optional(42) Optional(2.5) Optional(true)
let nothing: Int? = parse("x")
print(nothing as Any)  // expect: nil
