struct Table {
    var names = ["a", "b"], values = [1, 2]
    subscript(name: String) -> Int? { names.firstIndex(of: name).map { values[$0] } }
    subscript(index: Int) -> String { names[index] }
    subscript(range: ClosedRange<Int>) -> [String] { Array(names[range]) }
    subscript(name: String, default d: @autoclosure () -> Int) -> Int { self[name] ?? d() }
}
let t = Table()
print(t["b"] as Any, t[0], t[0...1], t["z", default: 9])  // expect: Optional(2) a ["a", "b"] 9
