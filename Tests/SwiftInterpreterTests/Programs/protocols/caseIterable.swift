enum Suit: String, CaseIterable { case clubs, diamonds, hearts, spades }
print(Suit.allCases.count, Suit.allCases.map(\.rawValue))  // expect: 4 ["clubs", "diamonds", "hearts", "spades"]
for (i, s) in Suit.allCases.enumerated() { print(i, s) }  // expect: 0 clubs
// expect: 1 diamonds
// expect: 2 hearts
// expect: 3 spades
enum Level: CaseIterable {
    case low, high(Bool)
    static var allCases: [Level] { [.low, .high(true), .high(false)] }
}
print(Level.allCases.count)  // expect: 3
