enum Constants {
    static let maxCount = 10
    static var title: String { "App" }
    enum Colours { static let primary = "blue" }
}
print(Constants.maxCount, Constants.title, Constants.Colours.primary)  // expect: 10 App blue
enum Theme: String { case light, dark
    static let `default` = Theme.dark
}
print(Theme.default.rawValue)  // expect: dark
