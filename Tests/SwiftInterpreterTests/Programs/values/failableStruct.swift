struct Percent {
    let value: Int
    init?(_ value: Int) {
        guard (0...100).contains(value) else { return nil }
        self.value = value
    }
    init(clamping v: Int) { value = min(max(v, 0), 100) }
    init!(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
}
print(Percent(50)?.value as Any, Percent(200)?.value as Any, Percent(clamping: 300).value)  // expect: Optional(50) nil 100
print(Percent(text: "7").value, Percent(text: "x") == nil)  // expect: 7 true
