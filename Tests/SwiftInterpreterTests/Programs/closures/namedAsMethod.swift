// A property that holds a closure may have the name of a method of the type's protocols.
protocol Part {}
extension Part {
    @discardableResult func onSubmit(of count: Int = 0, _ action: @escaping () -> Void) -> Int {
        action()
        return count
    }
}
struct Row: Part {
    let onSubmit: () -> Void
    func go() {
        onSubmit()
        self.onSubmit()
    }
}
struct Login: Part {
    let onSubmit: (String, String) -> Void
    func go() {
        self.onSubmit("a", "b")
        onSubmit("c", "d")
        onSubmit { print("method") }
        print(self.onSubmit(of: 3) { print("method again") })
    }
}
Row(onSubmit: { print("mine") }).go()  // expect: mine
// expect: mine
Login(onSubmit: { print($0, $1) }).go()  // expect: a b
// expect: c d
// expect: method
// expect: method again
// expect: 3
Login(onSubmit: { print($0, $1) }).onSubmit("e", "f")  // expect: e f
