protocol Togglable { mutating func toggle() }
enum Switch: Togglable {
    case on, off
    mutating func toggle() { self = self == .on ? .off : .on }
}
struct Lamp: Togglable { var isLit = false; mutating func toggle() { isLit.toggle() } }
var s = Switch.off
s.toggle()
print(s)  // expect: on
var all: [any Togglable] = [s, Lamp()]
for i in all.indices { all[i].toggle() }
print(all[0], all[1])  // expect: off Lamp(isLit: true)
