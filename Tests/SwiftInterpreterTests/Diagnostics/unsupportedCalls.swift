@dynamicCallable struct Adder {  // error@1: '@dynamicCallable' is not supported | Declare 'callAsFunction'.
    func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
}
print(Adder()(1, 2, 3))
@propertyWrapper struct Level {
    var wrappedValue: Int
    var projectedValue: Level { self }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(projectedValue: Level) { self = projectedValue }
}
func show(@Level level: Int) { print(level, $level.wrappedValue) }
show(level: 3)
show($level: Level(wrappedValue: 2))  // error@14: giving a wrapped parameter its projection ('$level:') is not supported; give it the wrapped value, as 'level:' | 'show' takes (level: Int).
