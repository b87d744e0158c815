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
var s = Settings()  // expect: a 0 3
// expect: level will be 20
// expect: level 5 10
s.a = 4  // expect: a 3 4
s.a += 1  // expect: a 4 5
s.level = 99  // expect: level will be 99
// expect: level 10 10
s.level -= 3  // expect: level will be 7
// expect: level 10 7
s.touch()  // expect: c 1 2
// expect: d 1 2
s.list.append(2)  // expect: list 2
s.list[0] = 9  // expect: list 2
s.text = "abcdef"
print(s.text, s.changes, s.list)  // expect: abc 3 [9, 2]

final class Model {
    @Plain var v = 0 { didSet { print("v", oldValue, v) } }
    @Plain var name: String { willSet { print(name, "->", newValue) } }
    init(name: String) { self.name = name; v = 1 }
    func raise() { v += 1 }
}
let m = Model(name: "x")  // expect: v 0 1
m.v = 4  // expect: v 1 4
m.raise()  // expect: v 4 5
m.name += "y"  // expect: x -> xy
let path = \Model.v
m[keyPath: path] = 8  // expect: v 5 8
func double(_ n: inout Int) { n *= 2 }
double(&m.v)  // expect: v 8 16

struct Generic<T: Equatable> {
    @Plain var value: T { didSet { print(oldValue == value ? "same" : "other", value) } }
}
var g = Generic(value: "a")
g.value = "a"  // expect: same a
g.value = "b"  // expect: other b
let copy = g
g.value = "c"  // expect: other c
print(copy.value, g.value)  // expect: b c

struct Late { @Plain var a = 0 { didSet { print("late", a) } }; var other: Int; init(_ x: Int) { a = 3; other = x; a = 4 } }
print(Late(1).a)  // expect: late 4
// expect: 4
final class LateModel { @Plain private(set) var a = 0 { didSet { print("model", a) } }; var other: Int; init(_ x: Int) { a = 3; other = x; a = 4 } }
print(LateModel(1).a)  // expect: model 4
// expect: 4
