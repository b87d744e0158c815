// How symbols move, what one feels, how content changes: values that are compared, and do nothing here.

/// How a symbol moves; here it stands still.
struct SymbolEffect: Hashable {
    let _name: String
    static let bounce = SymbolEffect(_name: "bounce")
    static let pulse = SymbolEffect(_name: "pulse")
    static let scale = SymbolEffect(_name: "scale")
    static let variableColor = SymbolEffect(_name: "variableColor")
    static let replace = SymbolEffect(_name: "replace")
    static let appear = SymbolEffect(_name: "appear")
    static let disappear = SymbolEffect(_name: "disappear")
    static let wiggle = SymbolEffect(_name: "wiggle")
    static let rotate = SymbolEffect(_name: "rotate")
    static let breathe = SymbolEffect(_name: "breathe")
    static let automatic = SymbolEffect(_name: "automatic")
    var up: SymbolEffect { SymbolEffect(_name: _name + ".up") }
    var down: SymbolEffect { SymbolEffect(_name: _name + ".down") }
    var left: SymbolEffect { SymbolEffect(_name: _name + ".left") }
    var right: SymbolEffect { SymbolEffect(_name: _name + ".right") }
    var forward: SymbolEffect { SymbolEffect(_name: _name + ".forward") }
    var backward: SymbolEffect { SymbolEffect(_name: _name + ".backward") }
    var clockwise: SymbolEffect { SymbolEffect(_name: _name + ".clockwise") }
    var counterClockwise: SymbolEffect { SymbolEffect(_name: _name + ".counterClockwise") }
    var plain: SymbolEffect { SymbolEffect(_name: _name + ".plain") }
    var pulse: SymbolEffect { SymbolEffect(_name: _name + ".pulse") }
    var iterative: SymbolEffect { SymbolEffect(_name: _name + ".iterative") }
    var cumulative: SymbolEffect { SymbolEffect(_name: _name + ".cumulative") }
    var reversing: SymbolEffect { SymbolEffect(_name: _name + ".reversing") }
    var byLayer: SymbolEffect { SymbolEffect(_name: _name + ".byLayer") }
    var wholeSymbol: SymbolEffect { SymbolEffect(_name: _name + ".wholeSymbol") }
    var downUp: SymbolEffect { SymbolEffect(_name: _name + ".downUp") }
    var upUp: SymbolEffect { SymbolEffect(_name: _name + ".upUp") }
    var offUp: SymbolEffect { SymbolEffect(_name: _name + ".offUp") }
}

/// How often and how fast a symbol moves.
struct SymbolEffectOptions: Hashable {
    let _name: String
    static let `default` = SymbolEffectOptions(_name: "default")
    static let repeating = SymbolEffectOptions(_name: "repeating")
    static let nonRepeating = SymbolEffectOptions(_name: "nonRepeating")
    static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(_name: "speed \(speed)") }
    static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(_name: "repeat \(count)") }
}

/// What one feels or hears; here nothing.
struct SensoryFeedback: Hashable {
    let _name: String
    static let success = SensoryFeedback(_name: "success")
    static let warning = SensoryFeedback(_name: "warning")
    static let error = SensoryFeedback(_name: "error")
    static let selection = SensoryFeedback(_name: "selection")
    static let increase = SensoryFeedback(_name: "increase")
    static let decrease = SensoryFeedback(_name: "decrease")
    static let start = SensoryFeedback(_name: "start")
    static let stop = SensoryFeedback(_name: "stop")
    static let alignment = SensoryFeedback(_name: "alignment")
    static let levelChange = SensoryFeedback(_name: "levelChange")
    static let impact = SensoryFeedback(_name: "impact")
    /// How heavy a bump is.
    enum Weight: Hashable { case light, medium, heavy }
    /// How a bump feels.
    enum Flexibility: Hashable { case rigid, solid, soft }
    static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(_name: "impact \(weight) \(intensity)") }
    static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(_name: "impact \(flexibility) \(intensity)") }
}

/// How content changes.
struct ContentTransition: Hashable {
    let _name: String
    static let identity = ContentTransition(_name: "identity")
    static let opacity = ContentTransition(_name: "opacity")
    static let interpolate = ContentTransition(_name: "interpolate")
    static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(_name: "numericText \(countsDown)") }
    static func numericText(value: Double) -> ContentTransition { ContentTransition(_name: "numericText \(value)") }
    static var symbolEffect: ContentTransition { ContentTransition(_name: "symbolEffect") }
    static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition {
        ContentTransition(_name: "symbolEffect \(effect._name) \(options._name)")
    }
}
