@propertyWrapper final class Boxed<T> {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    var projectedValue: Boxed<T> { self }
}
class Model { @Boxed var count = 1 }
let m = Model()
let box = m.$count
box.wrappedValue += 4
print(m.count, m.$count === box)  // expect: 5 true
