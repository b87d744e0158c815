struct Address { var city: String }
struct Person { var name: String; var address: Address }
var p = Person(name: "Ann", address: Address(city: "Rome"))
let city = \Person.address.city
p[keyPath: city] = "Oslo"
p[keyPath: \.name] += "a"
print(p)  // expect: Person(name: "Anna", address: main.Address(city: "Oslo"))
func set<T, V>(_ path: WritableKeyPath<T, V>, _ value: V, on object: inout T) { object[keyPath: path] = value }
set(\.address.city, "Bern", on: &p)
print(p.address.city)  // expect: Bern
class C { var n = 1 }
let c = C()
let r: ReferenceWritableKeyPath<C, Int> = \.n
c[keyPath: r] = 5
print(c.n)  // expect: 5
