// A case of an optional, matched against a value of any type.
func name(_ value: Any) -> String {
    switch value {
    case Optional<Any>.none: "none"
    case Optional<Any>.some(let inner): "some \(inner)"
    default: "other"
    }
}
let missing: Int? = nil
print(name(1), name(missing as Any), name("a" as String?))  // expect: some 1 none some a
if case Optional<Int>.none = missing as Any { print("no number") }  // expect: no number
if case Optional<Int>.some(3) = 3 as Any { print("three") }  // expect: three
