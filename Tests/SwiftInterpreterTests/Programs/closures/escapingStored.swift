class Button {
    var action: (() -> Void)?
    var handlers: [String: (Int) -> Int] = [:]
    func on(_ action: @escaping () -> Void) { self.action = action }
}
let b = Button()
var taps = 0
b.on { taps += 1 }
b.action?()
b.action!()
b.handlers["double"] = { $0 * 2 }
print(taps, b.handlers["double"]?(21) ?? 0, b.handlers["none"]?(1) ?? -1)  // expect: 2 42 -1
