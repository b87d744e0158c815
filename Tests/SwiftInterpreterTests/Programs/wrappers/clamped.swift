@propertyWrapper struct Clamped<V: Comparable> {
    private var value: V
    let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
struct Player { @Clamped(0...100) var health = 150; @Clamped(0...10) var level: Int = 1 }
var p = Player()
print(p.health)  // expect: 100
p.health -= 130
p.level += 50
print(p.health, p.level)  // expect: 0 10
