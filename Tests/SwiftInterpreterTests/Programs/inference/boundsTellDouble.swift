// A whole number for a parameter that no integer can be is a Double.
func gauge<Value: BinaryFloatingPoint>(value: Value, in bounds: ClosedRange<Value> = 0...1) -> String { "\(type(of: value)) \(value) \(bounds)" }
func mean<Value: FloatingPoint>(_ values: [Value]) -> Value { values.reduce(0, +) / Value(values.count) }
print(gauge(value: 50, in: 0...100), gauge(value: 1), gauge(value: Float(1), in: 0...2))  // expect: Double 50.0 0.0...100.0 Double 1.0 0.0...1.0 Float 1.0 0.0...2.0
print(mean([1, 2]), mean([1, 2.5]))  // expect: 1.5 1.75
