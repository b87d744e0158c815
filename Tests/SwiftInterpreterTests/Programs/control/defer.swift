func work(_ fail: Bool) -> String {
    defer { print("first deferred, last run") }
    defer { print("second deferred, first run") }
    if fail { return "early" }
    print("body")
    return "late"
}
print(work(true))  // expect: second deferred, first run
// expect: first deferred, last run
// expect: early
print(work(false))  // expect: body
// expect: second deferred, first run
// expect: first deferred, last run
// expect: late
for i in 0..<2 { defer { print("after", i) }; print("in", i) }  // expect: in 0
// expect: after 0
// expect: in 1
// expect: after 1
var n = 1
func next() -> Int { defer { n += 1 }; return n }
print(next(), next(), n)  // expect: 1 2 3
