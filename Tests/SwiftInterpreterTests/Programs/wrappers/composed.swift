@propertyWrapper struct Doubled { var wrappedValue: Int { get { v * 2 } set { v = newValue } }; private var v: Int; init(wrappedValue: Int) { v = wrappedValue } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { print("set", wrappedValue) } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct S { @Logged var a = 1; @Doubled var b = 4 }
var s = S()
s.a = 5  // expect: set 5
s.b = s.b + 1
print(s.a, s.b)  // expect: 5 18
