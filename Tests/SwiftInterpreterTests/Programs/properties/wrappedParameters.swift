// A property wrapper on a parameter wraps what the function is given.
@propertyWrapper struct Clamped {
    private var value: Double
    let range: ClosedRange<Double>
    var wrappedValue: Double { value }
    var projectedValue: ClosedRange<Double> { range }
    init(wrappedValue: Double, _ range: ClosedRange<Double>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}
@propertyWrapper struct Trimmed {
    let wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = String(wrappedValue.drop { $0 == " " }) }
}
@propertyWrapper struct Logged<Value> {
    var wrappedValue: Value
    var projectedValue: String { "log of \(wrappedValue)" }
}
func scale(@Clamped(0...1) by factor: Double) -> String { "\(factor) \($factor) \(_factor.range)" }
func greet(@Trimmed _ name: String, @Logged times: Int = 2) -> String { "\(name) \(times) \($times)" }
struct Person {
    let name: String
    init(@Trimmed name: String) { self.name = name }
    func has(@Trimmed _ name: String) -> Bool { self.name == name }
}
print(scale(by: 3), scale(by: 0.5), greet("  Ada"), greet(" Ada", times: 1))  // expect: 1.0 0.0...1.0 0.0...1.0 0.5 0.0...1.0 0.0...1.0 Ada 2 log of 2 Ada 1 log of 1
print(Person(name: " Bo").name, Person(name: "Bo").has("  Bo"))  // expect: Bo true
func outer() -> String {
    func inner(@Trimmed _ text: String) -> String { text + "!" }
    return inner(" c")
}
print(outer())  // expect: c!
