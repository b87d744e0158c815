@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: String { "\(value) of \(range)" }
}
@propertyWrapper final class Counted<T> {
    var reads = 0
    private var stored: T
    init(wrappedValue: T) { stored = wrappedValue }
    var wrappedValue: T { get { reads += 1; return stored } set { stored = newValue } }
    var projectedValue: Counted<T> { self }
}
func use() {
    @Clamped(0...10) var level = 20
    print(level, $level)
    level -= 3
    level += 100
    print(level, _level.wrappedValue)
    @Counted var name = "a"
    name += "b"
    let closure = { name + "!" ; }
    print(closure(), name, $name.reads)
    @Counted var list: [Int] = []
    list.append(1); list.append(2)
    for i in 0..<2 { list[i] *= 10 }
    print(list)
    func inner() { level = 1; name = "z" }
    inner()
    print(level, name, $level)
    var doubled: Int { level * 2 }
    var text: String { let n = doubled; return "\(n)" }
    level = 4
    print(doubled, text, [1, 2].map { $0 + doubled })
    var getter: Int { get { 5 } }
    print(getter)
}
use()  // expect: 10 10 of 0...10
// expect: 10 10
// expect: ab! ab 3
// expect: [10, 20]
// expect: 1 z 1 of 0...10
// expect: 8 8 [9, 10]
// expect: 5
func generic<T>(_ value: T) -> Int {
    @Counted var held = value
    _ = held; _ = held
    return $held.reads
}
print(generic(1), generic("x"))  // expect: 2 2
struct Meter {
    private var total = 0
    private(set) var count = 0
    mutating func add(_ n: Int) { total += n; count += 1 }
    var average: Double { Double(total) / Double(count) }
    fileprivate static let unit = "m"
    struct Reader { let meter: Meter; func read() -> Int { meter.total } }
}
extension Meter { func sum(_ other: Meter) -> Int { total + other.total } }
var meter = Meter()
meter.add(3); meter.add(4)
print(meter.average, meter.count, Meter.unit, Meter.Reader(meter: meter).read(), meter.sum(meter))  // expect: 3.5 2 m 7 14
struct V { @Clamped(0...5) private var a = 3; let b: Int; func show() -> String { "\(a) \(b)" } }
print(V(b: 1).show())  // expect: 3 1
private struct Top { private let x = 1; fileprivate let y = 2 }
print(Top().y)  // expect: 2
