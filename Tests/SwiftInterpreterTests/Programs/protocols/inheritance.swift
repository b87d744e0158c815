protocol Vehicle { var wheels: Int { get } }
protocol Motor: Vehicle { var power: Int { get } }
extension Motor { var summary: String { "\(wheels) wheels, \(power) hp" } }
struct Car: Motor { let wheels = 4; let power = 90 }
print(Car().summary)  // expect: 4 wheels, 90 hp
let v: Vehicle = Car()
print(v.wheels, v is Motor, (v as? Motor)?.power ?? 0)  // expect: 4 true 90
