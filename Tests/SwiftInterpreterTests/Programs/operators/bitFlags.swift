struct Options: OptionSet {
    let rawValue: Int
    static let bold = Options(rawValue: 1 << 0)
    static let italic = Options(rawValue: 1 << 1)
    static let all: Options = [.bold, .italic]
}
var o: Options = [.bold]
print(o.contains(.italic), o.union(.italic) == .all, o.rawValue)  // expect: false true 1
o.insert(.italic)
o.remove(.bold)
print(o == .italic, o.isEmpty, Options.all.subtracting(.bold).rawValue, o.isSubset(of: .all), ([] as Options).isEmpty)  // expect: true false 2 true true
