@dynamicMemberLookup struct Lens<T> { var value: T
    subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> { get { Lens<U>(value: value[keyPath: k]) } set { value[keyPath: k] = newValue.value } } }
struct A { var b = B() }; struct B { var c = 1 }
var lens = Lens(value: A()); lens.b.c.value = 5; print(lens.value.b.c, lens.b.c.value)  // expect: 5 5
let x = lens.b
print(x)  // expect: Lens<B>(value: main.B(c: 5))

@dynamicMemberLookup struct Both<T> { var value: T
    subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] }
    subscript(dynamicMember k: String) -> String { "no \(k)" } }
let both = Both(value: A())
print(both.b.c, both.missing)  // expect: 1 no missing
@dynamicMemberLookup struct Ways<T> { var value: T
    subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> String { "written" }
    subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "read" } }
struct Half { let fixed = 1; var free = 2 }
print(Ways(value: Half()).fixed, Ways(value: Half()).free)  // expect: read written
