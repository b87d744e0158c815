// What is wrong with a wrapped property's value is told there, and not again wherever it is used.
@propertyWrapper struct Late<Value> {
    let make: () -> Value
    init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
    var wrappedValue: Value { make() }
}
func twice<Result>(_ body: () -> Result) -> [Result] { [body(), body()] }
func store(_ value: inout Int) {}
struct S {
    @Late var month = missing()  // error@23: cannot find 'missing' in scope
    var n = 3
    func use() -> [Int?] {
        let day = month + 1
        let all = twice { month }
        let none = Array(repeating: nil, count: 3) + all.map { $0 }
        print(day, none, twice { month })
        return []
    }
    mutating func change() { absent(3).store(in: &n) }  // error@30: cannot find 'absent' in scope | Did you mean 'assert'?
}
