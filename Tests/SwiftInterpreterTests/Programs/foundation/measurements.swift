// Values in units.
import Foundation
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
print(distance, distance.converted(to: .meters), distance.value, distance.unit.symbol)  // expect: 5.0 km 5000.0 m 5.0 km
print(distance.converted(to: .miles).value.rounded(), distance.converted(to: .feet).value.rounded())  // expect: 3.0 16404.0
let more = distance + Measurement(value: 500, unit: UnitLength.meters)
print(more, more.converted(to: .kilometers), distance - Measurement(value: 1, unit: UnitLength.kilometers), distance * 2, 3 * distance, distance / 2)  // expect: 5500.0 m 5.5 km 4.0 km 10.0 km 15.0 km 2.5 km
print(distance > Measurement(value: 4_999, unit: UnitLength.meters), distance == Measurement(value: 5_000, unit: UnitLength.meters), distance != Measurement(value: 5, unit: UnitLength.meters))  // expect: true true true
let heat = Measurement(value: 100, unit: UnitTemperature.celsius)
print(heat.converted(to: .fahrenheit).value.rounded(), heat.converted(to: .kelvin).value, heat.unit.symbol)  // expect: 212.0 373.15 °C
print(Measurement(value: 1.5, unit: UnitDuration.hours).converted(to: .minutes), Measurement(value: 36, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value.rounded())  // expect: 90.0 m 10.0
print(Measurement(value: 2, unit: UnitMass.kilograms).converted(to: .grams), Measurement(value: 1, unit: UnitMass.pounds).converted(to: .kilograms))  // expect: 2000.0 g 0.453592 kg
print(Measurement(value: 3, unit: UnitVolume.liters).converted(to: .milliliters), Measurement(value: 1, unit: UnitInformationStorage.megabytes).converted(to: .kilobytes))  // expect: 3000.0 mL 1000.0 kB
print([distance, Measurement(value: 300, unit: UnitLength.meters), Measurement(value: 1, unit: UnitLength.miles)].sorted().map(\.unit.symbol))  // expect: ["m", "mi", "km"]
var run = Measurement(value: 800, unit: UnitLength.meters)
run.convert(to: .kilometers)
print(run, run.value, [distance, run].map { $0.converted(to: .meters).value }.reduce(0, +))  // expect: 0.8 km 0.8 5800.0
let units: [Dimension] = [UnitLength.meters, UnitTemperature.celsius]
print(units.map(\.symbol), UnitLength.meters == UnitLength.meters, UnitLength.meters == UnitLength.feet)  // expect: ["m", "°C"] true false
final class UnitCoffee: Dimension, @unchecked Sendable {
    static let cups = UnitCoffee(symbol: "cup", converter: UnitConverterLinear(coefficient: 1))
    static let pots = UnitCoffee(symbol: "pot", converter: UnitConverterLinear(coefficient: 8))
    override class func baseUnit() -> Self { UnitCoffee.cups as! Self }
}
print(Measurement(value: 2, unit: UnitCoffee.pots).converted(to: .cups))  // expect: 16.0 cup
