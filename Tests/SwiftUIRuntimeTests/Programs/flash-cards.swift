import SwiftUI

struct FlashCard: Identifiable, Equatable {
    let id = UUID()
    let prompt: String
    let answer: String
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(y: offset * 10)
    }
}

struct FlashCardView: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
    let card: FlashCard
    var removal: ((_ wasCorrect: Bool) -> Void)?

    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(.white.opacity(1 - Double(abs(offset.width / 50))))
                .background(
                    differentiateWithoutColor
                        ? nil
                        : RoundedRectangle(cornerRadius: 25).fill(offset.width > 0 ? .green : .red)
                )
                .shadow(radius: 10)
            VStack {
                Text(card.prompt)
                    .font(.largeTitle)
                    .foregroundStyle(.black)
                if isShowingAnswer {
                    Text(card.answer)
                        .font(.title)
                        .foregroundStyle(.secondary)
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 450, height: 250)
        .rotationEffect(.degrees(offset.width / 5.0))
        .offset(x: offset.width * 5)
        .opacity(2 - Double(abs(offset.width / 50)))
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?(offset.width > 0)
                    } else {
                        offset = .zero
                    }
                }
        )
        .onTapGesture { isShowingAnswer.toggle() }
        .animation(.bouncy, value: offset)
    }
}

struct FlashCardDeck: View {
    private static let deck = [
        FlashCard(prompt: "la mer", answer: "the sea"),
        FlashCard(prompt: "le ciel", answer: "the sky"),
        FlashCard(prompt: "la neige", answer: "the snow")
    ]

    @Environment(\.scenePhase) private var scenePhase
    @State private var cards = deck
    @State private var known = 0
    @State private var timeRemaining = 100
    @State private var isActive = true

    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("Time: \(timeRemaining)")
                .padding(.horizontal, 20)
                .background(.black.opacity(0.75))
                .clipShape(.capsule)
            ZStack {
                ForEach(0..<cards.count, id: \.self) { index in
                    FlashCardView(card: cards[index]) { wasCorrect in
                        if wasCorrect { known += 1 }
                        withAnimation { removeCard(at: index) }
                    }
                    .stacked(at: index, in: cards.count)
                    .allowsHitTesting(index == cards.count - 1)
                    .accessibilityHidden(index < cards.count - 1)
                }
            }
            .allowsHitTesting(timeRemaining > 0)
            HStack {
                Button("Known") { known += 1; removeCard(at: cards.count - 1) }
                Button("Not yet") { removeCard(at: cards.count - 1) }
            }
            if cards.isEmpty {
                Button("Start again (\(known) known)", action: reset)
            }
        }
        .onReceive(timer) { _ in
            guard isActive else { return }
            if timeRemaining > 0 { timeRemaining -= 1 }
        }
        .onChange(of: scenePhase) {
            isActive = scenePhase == .active && !cards.isEmpty
        }
    }

    private func removeCard(at index: Int) {
        guard index >= 0 else { return }
        cards.remove(at: index)
        if cards.isEmpty { isActive = false }
    }

    private func reset() {
        cards = Self.deck
        known = 0
        timeRemaining = 100
        isActive = true
    }
}

#Preview {
    FlashCardDeck()
}
