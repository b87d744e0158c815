protocol Edible { var kcal: Int { get }; init() }
struct Fish: Edible { var kcal = 50 }
struct Bread: Edible { let kcal = 10; var name: String? }
func make<T: Edible>(_ type: T.Type) -> T { T() }
print(make(Fish.self), make(Bread.self).kcal, Fish(kcal: 3), Fish())  // expect: Fish(kcal: 50) 10 Fish(kcal: 3) Fish(kcal: 50)
protocol Resettable { init() }
extension Resettable { mutating func reset() { self = Self() } }
struct Settings: Resettable, Equatable { var volume = 5; var name = "none" }
var s = Settings(volume: 9)
s.reset()
print(s, s == Settings())  // expect: Settings(volume: 5, name: "none") true
