func build(title: String, body: () -> String, footer: () -> String = { "-" }) -> String { "\(title):\(body())\(footer())" }
print(build(title: "a") { "b" })  // expect: a:b-
print(build(title: "a") { "b" } footer: { "c" })  // expect: a:bc
func run(_ first: () -> Void, then second: (() -> Void)? = nil) { first(); second?() }
run { print("one") }  // expect: one
run { print("one") } then: { print("two") }  // expect: one
// expect: two
