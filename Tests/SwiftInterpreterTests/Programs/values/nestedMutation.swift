struct Engine { var power = 1; mutating func tune() { power *= 2 } }
struct Car { var engine = Engine(); var tags: [String: [Int]] = [:] }
struct Garage { var cars: [Car] = [] }
var g = Garage(cars: [Car(), Car()])
g.cars[1].engine.power += 5
g.cars[1].engine.tune()
g.cars[0].tags["a", default: []].append(1)
g.cars[0].tags["a"]?.append(2)
g.cars[0].tags["none"]?.append(3)
print(g.cars[0].engine.power, g.cars[1].engine.power, g.cars[0].tags)  // expect: 1 12 ["a": [1, 2]]
let old = g
g.cars[1].engine = Engine(power: 50)
print(old.cars[1].engine.power, g.cars[1].engine.power)  // expect: 12 50
