// User-defined property wrappers: defaults, arguments, projected values, initialisation in `init`.
@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: String { "\(value) in \(range)" }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Trimmed {
    private(set) var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.trimmingPrefix(" ") }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

extension String {
    func trimmingPrefix(_ character: Character) -> String {
        var copy = self
        while copy.first == character { copy.removeFirst() }
        return copy
    }
}

@propertyWrapper
class Observed<Value> {
    var wrappedValue: Value {
        didSet { changes += 1 }
    }
    var changes = 0
    var projectedValue: Observed<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Player {
    @Clamped(0...100) var health = 150
    @Trimmed var name: String
    @Observed var score: Int = 0

    init(name: String) { self.name = name }

    mutating func hit(_ amount: Int) { health -= amount }
}

var player = Player(name: "   Mia")
print(player.health, player.name + ".")  // expect: 100 Mia.
player.hit(30)
print(player.health, player.$health)  // expect: 70 70 in 0...100
player.health = -5
print(player.health)  // expect: 0
player.name = "  Zoe"
print(player.name)  // expect: Zoe
player.score = 1
player.score += 2
print(player.score, player.$score.changes)  // expect: 3 2

struct Settings {
    @Trimmed var title: String
    @Clamped(1...10) var level: Int = 3
    var plain = true
}
var settings = Settings(title: "  hello", plain: false)
print(settings.title, settings.level, settings.plain)  // expect: hello 3 false
settings.level = 40
print(settings.level)  // expect: 10

class Model {
    @Observed var items: [Int]
    @Trimmed var label: String = " x"
    init(items: [Int]) {
        self.items = items
        self.items.append(4)
    }
}
let model = Model(items: [1, 2, 3])
model.items.append(5)
print(model.items, model.$items.changes, model.label)  // expect: [1, 2, 3, 4, 5] 2 x

@propertyWrapper
struct Logged<T> {
    var wrappedValue: T {
        get { print("get"); return stored }
        set { print("set \(newValue)"); stored = newValue }
    }
    private var stored: T
    init(wrappedValue: T) { stored = wrappedValue }
}
struct Thing {
    @Logged var value = 1
}
var thing = Thing()
thing.value += 1  // expect: get
// expect: set 2
print(thing.value)  // expect: get
// expect: 2
