func sum<T: AdditiveArithmetic>(_ values: T...) -> T { values.reduce(.zero, +) }
func average<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
func clamp<T: Comparable>(_ value: T, to range: ClosedRange<T>) -> T { min(max(value, range.lowerBound), range.upperBound) }
print(sum(1, 2, 3), sum(0.5, 0.25))  // expect: 6 0.75
print(average([1.0, 2.0, 4.5]))  // expect: 2.5
print(clamp(12, to: 0...10), clamp(-0.5, to: 0...1), clamp("m", to: "a"..."f"))  // expect: 10 0.0 f
