struct Card { var suit: Suit; var rank: Int }
extension Card {
    enum Suit: String { case hearts = "♥", spades = "♠" }
    static let ace = Card(suit: .spades, rank: 1)
    init(_ rank: Int, of suit: Suit) { self.init(suit: suit, rank: rank) }
}
extension Card: CustomStringConvertible { var description: String { "\(rank)\(suit.rawValue)" } }
print(Card.ace, Card(10, of: .hearts))  // expect: 1♠ 10♥
