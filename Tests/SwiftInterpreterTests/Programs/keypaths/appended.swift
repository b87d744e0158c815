enum Space {
    struct Inner { var x = 1 }
}
struct Outer { var inner = Space.Inner() }
let first: WritableKeyPath<Outer, Space.Inner> = \.inner
let second: WritableKeyPath<Space.Inner, Int> = \.x
let both = first.appending(path: second)
print(both == \Outer.inner.x)  // expect: true
print((\Outer.self).appending(path: first) == \Outer.inner)  // expect: true
var outer = Outer()
outer[keyPath: both] = 5
print(outer.inner.x)  // expect: 5
