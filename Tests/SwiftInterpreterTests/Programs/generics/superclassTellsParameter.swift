// A parameter that is only in another one's superclass constraint is found by the argument's superclass.
class Base<Value> { var value: Value; init(_ value: Value) { self.value = value } }
class Derived: Base<String> {}
struct Holder<Value, Object: Base<Value>> { var object: Object }
func unwrap<Value, Object: Base<Value>>(_ object: Object) -> Value { object.value }
print(Holder(object: Base(1)).object.value, Holder(object: Derived("a")).object.value)  // expect: 1 a
print(unwrap(Base(2.5)), unwrap(Derived("b")))  // expect: 2.5 b
