import Foundation
// What the unit is a member of is told by the other operand.
let sum = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: .meters)
print(sum.converted(to: .meters).value)  // expect: 1500.0
let other = Measurement(value: 1, unit: .kilometers) + Measurement(value: 1, unit: UnitLength.kilometers)
print(other.value)  // expect: 2.0
let length = Measurement(value: 2000, unit: UnitLength.meters)
print(length == Measurement(value: 2, unit: .kilometers), length < Measurement(value: 3, unit: .kilometers))  // expect: true true
