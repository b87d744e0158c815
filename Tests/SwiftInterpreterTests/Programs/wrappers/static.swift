// Wrapped static variables.
@propertyWrapper struct W<V> { var wrappedValue: V; var projectedValue: W<V> { self } ; func go() { print("go", wrappedValue) } }
enum T { @W static var a = 1 }
struct S { @W var b = 2; @W static var c = 3 }
print(T.a); T.a = 5; print(T.a)  // expect: 1
// expect: 5
S().$b.go()  // expect: go 2
S.$c.go()  // expect: go 3
T.$a.go()  // expect: go 5
