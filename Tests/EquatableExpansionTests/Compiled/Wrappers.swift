// SwiftUI's, as far as they are needed. A wrapper in the file that uses it would be the program's own.

@propertyWrapper struct State<Value> {
    var wrappedValue: Value
}
@propertyWrapper struct Environment<Value> {
    let wrappedValue: Value
    init(_ value: Value) { wrappedValue = value }
}
/// One that is not seen where it is used.
@propertyWrapper struct Counted {
    var wrappedValue: Int
}
