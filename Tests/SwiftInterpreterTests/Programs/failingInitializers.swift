struct Version {
    let text: String
    let number: Int?
    init?(empty: String) { return nil }
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.text = text
        self.number = number
    }
    init(never: Int) throws { throw Failure.always }
}
enum Failure: Error { case always }

print(Version(empty: "") == nil)  // expect: true
print(Version(text: "x") == nil)  // expect: true
print(Version(text: "7")?.number ?? 0)  // expect: 7
print((try? Version(never: 1)) == nil)  // expect: true

extension Version: Equatable {}
