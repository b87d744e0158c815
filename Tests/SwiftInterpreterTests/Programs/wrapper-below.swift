struct Settings {
    @Noted var volume = 3
    @Clamped(0...10) var level = 12
    @Local var inner = 1

    @propertyWrapper struct Local {
        var wrappedValue: Int
        var projectedValue: String { "inner \(wrappedValue)" }
    }
}
var settings = Settings(volume: 8)
print(settings.volume, settings.$volume, settings.level, settings.$inner)  // expect: 8 noted 8 10 inner 1
settings.level = -4
settings.volume += 1
print(settings.$volume, settings.level)  // expect: noted 9 0

@propertyWrapper struct Noted<Value> {
    var wrappedValue: Value
    var projectedValue: String { "noted \(wrappedValue)" }
}
@propertyWrapper struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}
