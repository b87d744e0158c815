@propertyWrapper struct Validated<V> { private var v: V; let check: (V) -> Bool; private(set) var projectedValue: Bool
    var wrappedValue: V { get { v } set { projectedValue = check(newValue); if projectedValue { v = newValue } } }
    init(wrappedValue: V, _ check: @escaping (V) -> Bool) { v = wrappedValue; self.check = check; projectedValue = check(wrappedValue) } }
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Shared<T> { self } }
@propertyWrapper struct Logged<T: CustomStringConvertible> { var wrappedValue: T { didSet { print("\(oldValue) -> \(wrappedValue)") } } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue; print("init \(wrappedValue)") } }
@propertyWrapper struct Lazy<T> { enum S { case pending(() -> T), done(T) }; private var s: S
    init(wrappedValue: @autoclosure @escaping () -> T) { s = .pending(wrappedValue) }
    var wrappedValue: T { mutating get { switch s { case .done(let v): return v; case .pending(let f): let v = f(); s = .done(v); return v } } set { s = .done(newValue) } } }
struct Form { @Validated({ $0.count >= 3 }) var name = "abc"; @Validated({ (1...120).contains($0) }) var age = 30
  @Shared var counter = 0; @Logged var step = 1; @Lazy var heavy: Int = { print("computing"); return 42 }() 
}
var f = Form()  // expect: init 1
f.name = "xy"; print(f.name, f.$name); f.name = "wxyz"; print(f.name, f.$name)  // expect: abc false
// expect: wxyz true
f.age = 200; print(f.age, f.$age)  // expect: 30 false
let g = f; g.counter = 5; print(f.counter, g.$counter === f.$counter)  // expect: 5 true
f.step += 4; print(f.heavy, f.heavy); f.heavy = 1; print(f.heavy)  // expect: 1 -> 5
// expect: computing
// expect: 42 42
// expect: 1
func scoped() { @Logged var n = 10; n *= 2; print(n) }
scoped()  // expect: init 10
// expect: 10 -> 20
// expect: 20
