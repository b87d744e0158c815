import SwiftUI

struct MemoryGame<CardContent: Equatable> {
    struct Card: Identifiable, Equatable {
        let id: String
        let content: CardContent
        var isFaceUp = false
        var isMatched = false
    }

    private(set) var cards: [Card]
    private(set) var moves = 0

    private var indexOfOnlyFaceUpCard: Int? {
        get { cards.indices.filter { cards[$0].isFaceUp }.only }
        set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
    }

    init(numberOfPairs: Int, content: (Int) -> CardContent) {
        cards = []
        for pair in 0..<max(2, numberOfPairs) {
            let content = content(pair)
            cards.append(Card(id: "\(pair + 1)a", content: content))
            cards.append(Card(id: "\(pair + 1)b", content: content))
        }
    }

    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
              !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }
        if let other = indexOfOnlyFaceUpCard {
            if cards[chosen].content == cards[other].content {
                cards[chosen].isMatched = true
                cards[other].isMatched = true
            }
            moves += 1
        } else {
            indexOfOnlyFaceUpCard = chosen
        }
        cards[chosen].isFaceUp = true
    }

    mutating func shuffle() {
        cards.shuffle()
    }
}

extension Array {
    var only: Element? { count == 1 ? first : nil }
}

class EmojiMemoryGame: ObservableObject {
    typealias Card = MemoryGame<String>.Card
    private static let emojis = ["🐶", "🐱", "🦊", "🐼", "🐸", "🐙"]

    private static func makeGame() -> MemoryGame<String> {
        MemoryGame(numberOfPairs: 4) { index in
            emojis.indices.contains(index) ? emojis[index] : "?"
        }
    }

    @Published private var game = makeGame()

    var cards: [Card] { game.cards }
    var moves: Int { game.moves }
    var isFinished: Bool { game.cards.allSatisfy(\.isMatched) }

    func choose(_ card: Card) { game.choose(card) }
    func shuffle() { game.shuffle() }
    func restart() { game = Self.makeGame() }
}

struct CardView: View {
    let card: EmojiMemoryGame.Card

    init(_ card: EmojiMemoryGame.Card) {
        self.card = card
    }

    var body: some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: 12)
            Group {
                base.fill(.white)
                base.strokeBorder(lineWidth: 2)
                Text(card.content)
                    .font(.system(size: 200))
                    .minimumScaleFactor(0.01)
                    .aspectRatio(1, contentMode: .fit)
            }
            .opacity(card.isFaceUp ? 1 : 0)
            base.fill().opacity(card.isFaceUp ? 0 : 1)
        }
        .rotation3DEffect(.degrees(card.isFaceUp ? 0 : 180), axis: (x: 0, y: 1, z: 0))
        .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
    }
}

struct MemoryGameView: View {
    @ObservedObject var viewModel: EmojiMemoryGame

    var body: some View {
        VStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 85), spacing: 0)], spacing: 0) {
                    ForEach(viewModel.cards) { card in
                        CardView(card)
                            .aspectRatio(2 / 3, contentMode: .fit)
                            .padding(4)
                            .onTapGesture {
                                withAnimation { viewModel.choose(card) }
                            }
                    }
                }
                .animation(.default, value: viewModel.cards)
            }
            HStack {
                Text("Moves: \(viewModel.moves)")
                Spacer()
                Button("Shuffle") { viewModel.shuffle() }
                Button("New") { viewModel.restart() }
            }
        }
        .foregroundColor(.orange)
        .padding()
    }
}

#Preview {
    MemoryGameView(viewModel: EmojiMemoryGame())
}
