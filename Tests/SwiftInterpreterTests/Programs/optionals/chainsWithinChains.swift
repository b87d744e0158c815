// Parts of a chain that lie in one another.
struct Inner { var value: Int? = 1 }
struct Middle {
    var stored = Inner()
    var inner: Inner? { get { print("get inner"); return stored } set { print("set inner"); stored = newValue ?? stored } }
    lazy var late: Inner? = { print("late"); return Inner() }()
    mutating func change() -> Int { stored.value = 7; return 7 }
}
class Outer {
    var kept: Middle? = Middle()
    var middle: Middle? { get { print("get middle"); return kept } set { print("set middle"); kept = newValue } }
    var plain: Middle { get { print("get plain"); return kept ?? Middle() } set { print("set plain"); kept = newValue } }
    var list: [Middle?] { get { print("get list"); return [kept] } set { print("set list", newValue.count) } }
    var table: [String: Inner] = [:] { didSet { print("table", table.count) } }
}
struct Failure: Error {}
func fail() throws -> Int { throw Failure() }
let outer = Outer()
outer.middle?.inner?.value? += 4  // expect: get middle
// expect: get inner
// expect: set inner
// expect: set middle
print(outer.kept?.stored.value as Any)  // expect: Optional(5)
outer.plain.inner?.value = nil  // expect: get plain
// expect: get inner
// expect: set inner
// expect: set plain
outer.plain.inner?.value? = 3  // expect: get plain
// expect: get inner
// expect: set inner
// expect: set plain
print(outer.kept?.stored.value as Any)  // expect: nil
print(outer.middle?.change() as Any)  // expect: get middle
// expect: set middle
// expect: Optional(7)
outer.list[0]?.stored.value? += 1  // expect: get list
// expect: set list 1
outer.middle?.late?.value = 5  // expect: get middle
// expect: late
// expect: set middle
print(outer.table["a"]?.value?.description as Any)  // expect: nil
outer.table["a"]?.value = 6  // expect: table 0
outer.table["a", default: Inner()].value? += 6  // expect: table 1
do { outer.middle?.stored.value = try fail() } catch { print("failed") }  // expect: get middle
// expect: set middle
// expect: failed
print(outer.middle?.stored.value.map { $0 } as Any)  // expect: get middle
// expect: Optional(7)
_ = outer.middle?.stored.value.flatMap { _ in outer.kept = nil; return 1 }  // expect: get middle
outer.middle?.inner?.value? += 1  // expect: get middle
// expect: set middle
func early() -> Int { if let found = outer.middle?.change() { return found }; return 0 }
print(early())  // expect: get middle
// expect: set middle
// expect: 0
