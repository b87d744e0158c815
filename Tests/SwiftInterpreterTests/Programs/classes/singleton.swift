final class Settings {
    static let shared = Settings()
    private init() { print("made") }
    var volume = 5
}
print("start")  // expect: start
Settings.shared.volume += 1  // expect: made
print(Settings.shared.volume)  // expect: 6
