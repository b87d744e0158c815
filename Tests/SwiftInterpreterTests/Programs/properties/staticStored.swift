struct Meter {
    static var total = 0
    static let unit: String = { print("unit made"); return "m" }()
    var value: Int { didSet { Meter.total += value - oldValue } }
}
var m = Meter(value: 1)
m.value = 5
m.value = 3
print(Meter.total)  // expect: 2
print(Meter.unit, Meter.unit)  // expect: unit made
// expect: m m
