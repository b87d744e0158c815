@propertyWrapper struct Tracked<T> {
    private(set) var projectedValue: [T] = []
    var wrappedValue: T { didSet { projectedValue.append(oldValue) } }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Doc { @Tracked var title = "a"; @Tracked var n: Int = 0 }
var d = Doc()
d.title = "b"
d.title += "c"
d.n += 1
print(d.title, d.$title, d.$n)  // expect: bc ["a", "b"] [0]
