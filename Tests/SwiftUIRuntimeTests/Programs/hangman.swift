import SwiftUI

struct Hangman {
    let word: String
    private(set) var guessed: Set<Character> = []
    let maximumMistakes = 6

    init(word: String) {
        self.word = word.uppercased()
    }

    enum State { case playing, won, lost }

    var mistakes: Int { guessed.filter { !word.contains($0) }.count }

    var masked: String {
        String(word.map { guessed.contains($0) ? $0 : "_" })
    }

    var state: State {
        if mistakes >= maximumMistakes { return .lost }
        return word.allSatisfy(guessed.contains) ? .won : .playing
    }

    mutating func guess(_ letter: Character) {
        guard state == .playing else { return }
        guessed.insert(letter)
    }
}

struct Gallows: Shape {
    var step: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let strokes: [(CGPoint, CGPoint)] = [
            (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
            (CGPoint(x: 0.2, y: 1), CGPoint(x: 0.2, y: 0)),
            (CGPoint(x: 0.2, y: 0), CGPoint(x: 0.7, y: 0)),
            (CGPoint(x: 0.7, y: 0), CGPoint(x: 0.7, y: 0.2)),
            (CGPoint(x: 0.7, y: 0.4), CGPoint(x: 0.7, y: 0.8))
        ]
        for (start, end) in strokes.prefix(step) {
            path.move(to: start.scaled(to: rect))
            path.addLine(to: end.scaled(to: rect))
        }
        if step > strokes.count {
            path.addEllipse(in: CGRect(x: rect.width * 0.6, y: rect.height * 0.2, width: rect.width * 0.2, height: rect.height * 0.2))
        }
        return path
    }
}

private extension CGPoint {
    func scaled(to rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

struct LetterKeys: View {
    let guessed: Set<Character>
    let word: String
    let tap: (Character) -> Void

    private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 36))]) {
            ForEach(letters, id: \.self) { letter in
                Button(String(letter)) { tap(letter) }
                    .disabled(guessed.contains(letter))
                    .tint(guessed.contains(letter) ? (word.contains(letter) ? .green : .red) : nil)
            }
        }
        .buttonStyle(.bordered)
    }
}

struct HangmanView: View {
    private static let words = ["swift", "canvas", "binding", "preview"]

    @State private var game = Hangman(word: words[0])
    @State private var round = 0

    var body: some View {
        VStack(spacing: 20) {
            Gallows(step: game.mistakes)
                .stroke(.brown, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                .frame(width: 140, height: 140)
            Text(game.masked)
                .font(.system(.title, design: .monospaced))
                .kerning(6)
            switch game.state {
            case .playing:
                Text("\(game.maximumMistakes - game.mistakes) tries left")
            case .won:
                Text("You found it!").foregroundStyle(.green)
            case .lost:
                Text("It was \(game.word).").foregroundStyle(.red)
            }
            LetterKeys(guessed: game.guessed, word: game.word) { game.guess($0) }
            Button("New word") {
                round += 1
                game = Hangman(word: Self.words[round % Self.words.count])
            }
        }
        .padding()
        .animation(.easeIn, value: game.mistakes)
    }
}

#Preview {
    HangmanView()
}
