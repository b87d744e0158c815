@propertyWrapper struct Plain<T> { var wrappedValue: T }
@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = wrappedValue }
}
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Boxed<T> {
    final class Box { var value: T; init(_ value: T) { self.value = value } }
    let box: Box
    var wrappedValue: T { get { box.value } nonmutating set { box.value = newValue } }
    init(wrappedValue: T) { box = Box(wrappedValue) }
}

struct Settings {
    @Plain var a = 0 { didSet { print("a", oldValue, a); changes += 1 } }
    @Clamped(0...10) var level = 5 { willSet { print("level will be", newValue) } didSet { print("level", oldValue, level) } }
    @Shared var c = 1 { didSet { print("c", oldValue, c) } }
    @Boxed var d = 1 { didSet { print("d", oldValue, d) } }
    @Plain var list = [1] { didSet { print("list", list.count) } }
    @Plain var text = "" { didSet { if text.count > 3 { text = String(text.prefix(3)) } } }
    var changes = 0
    init() { a = 3; level = 20 }
    func touch() { c += 1; d += 1 }
}
var s = Settings()
s.a = 4
s.a += 1
s.level = 99
s.level -= 3
s.touch()
s.list.append(2)
s.list[0] = 9
s.text = "abcdef"
print(s.text, s.changes, s.list)

final class Model {
    @Plain var v = 0 { didSet { print("v", oldValue, v) } }
    @Plain var name: String { willSet { print(name, "->", newValue) } }
    init(name: String) { self.name = name; v = 1 }
    func raise() { v += 1 }
}
let m = Model(name: "x")
m.v = 4
m.raise()
m.name += "y"
let path = \Model.v
m[keyPath: path] = 8
func double(_ n: inout Int) { n *= 2 }
double(&m.v)

struct Generic<T: Equatable> {
    @Plain var value: T { didSet { print(oldValue == value ? "same" : "other", value) } }
}
var g = Generic(value: "a")
g.value = "a"
g.value = "b"
let copy = g
g.value = "c"
print(copy.value, g.value)

struct Late { @Plain var a = 0 { didSet { print("late", a) } }; var other: Int; init(_ x: Int) { a = 3; other = x; a = 4 } }
print(Late(1).a)
final class LateModel { @Plain private(set) var a = 0 { didSet { print("model", a) } }; var other: Int; init(_ x: Int) { a = 3; other = x; a = 4 } }
print(LateModel(1).a)
