enum Light: CaseIterable {
    case red, amber, green
    var next: Light {
        switch self {
        case .red: .green
        case .green: .amber
        case .amber: .red
        }
    }
    mutating func advance() { self = next }
    static var initial: Light { .red }
    init?(name: Character) {
        switch name {
        case "r": self = .red
        case "g": self = .green
        default: return nil
        }
    }
}
var l = Light.initial
for _ in 1...4 { l.advance(); print(l, terminator: " ") }  // expect: green amber red green Optional(main.Light.green) nil
print(Light(name: "g") as Any, Light(name: "z") as Any)
