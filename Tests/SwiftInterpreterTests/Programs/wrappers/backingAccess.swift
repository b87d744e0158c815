@propertyWrapper struct Counted<T> {
    private(set) var reads = 0, writes = 0
    private var value: T
    init(wrappedValue: T) { value = wrappedValue }
    var wrappedValue: T { mutating get { reads += 1; return value } set { writes += 1; value = newValue } }
}
struct S { @Counted var x = 1
    mutating func go() { x += 1; x += 1; _ = x }
    var report: String { "\(_x.reads) reads, \(_x.writes) writes" } }
var s = S()
s.go()
print(s.report)  // expect: 3 reads, 2 writes
