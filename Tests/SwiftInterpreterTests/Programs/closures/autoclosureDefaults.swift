final class VM { var n = 7 }
struct S {
    let make: () -> VM
    init(vm: @autoclosure @escaping () -> VM = VM()) { make = { vm() } }
}
func lazyLog(_ m: @autoclosure () -> String = "x") -> String { m() }
print(S().make().n)  // expect: 7
print(lazyLog())  // expect: x
