let config: [String: Int] = {
    var c: [String: Int] = [:]
    c["a"] = 1
    c["b"] = 2
    return c
}()
let n = { 3 }()
print(config.count, n, { (x: Int) in x + 1 }(4))  // expect: 2 3 5
let lazyValue: String = {
    if n > 2 { return "big" }
    return "small"
}()
print(lazyValue)  // expect: big

// What a closure that is called at once gives is told by what stands beside it.
enum Mood { case good, bad }
struct Shade: Equatable {
    let name: String
    static let light = Shade(name: "light")
    static let dark = Shade(name: "dark")
}
func shade(_ own: Shade?, _ mood: Mood) -> Shade {
    own ?? {
        switch mood {
        case .good: return .light
        case .bad: return .dark
        }
    }()
}
print(shade(nil, .bad).name, shade(.light, .bad).name)  // expect: dark light
