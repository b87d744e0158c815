@available(macOS 10.15, iOS 13, *)
struct Modern { var x = 1 }
@available(*, deprecated, message: "old")
func old() -> Int { 1 }
if #available(iOS 15, macOS 12, *) { print("new", Modern().x) } else { print("old") }  // expect: new 1
func f() -> String {
    guard #available(iOS 99, *) else { return "unavailable" }
    return "available"
}
print(f())  // expect: available
@discardableResult @inlinable public func go() -> Int { print("go"); return 1 }
go()  // expect: go
