import SwiftUI

struct Question: Identifiable {
    let id = UUID()
    let text: String
    let answers: [String]
    let correct: Int
}

@Observable
class Quiz {
    private let questions = [
        Question(text: "How many continents are there?", answers: ["Five", "Six", "Seven"], correct: 2),
        Question(text: "Which metal is liquid at room temperature?", answers: ["Mercury", "Lead", "Tin"], correct: 0),
        Question(text: "What is 7 × 8?", answers: ["54", "56", "63", "64"], correct: 1)
    ]
    private(set) var index = 0
    private(set) var score = 0
    private(set) var chosen: Int?

    var current: Question? {
        questions.indices.contains(index) ? questions[index] : nil
    }

    var progress: Double { Double(index) / Double(questions.count) }
    var total: Int { questions.count }

    func choose(_ answer: Int) {
        guard chosen == nil, let current else { return }
        chosen = answer
        if answer == current.correct { score += 1 }
    }

    func next() {
        index += 1
        chosen = nil
    }

    func restart() {
        index = 0
        score = 0
        chosen = nil
    }
}

struct AnswerButton: View {
    enum Verdict { case open, right, wrong, other }

    let text: String
    let verdict: Verdict
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack {
                Text(text)
                Spacer()
                switch verdict {
                case .right: Image(systemName: "checkmark")
                case .wrong: Image(systemName: "xmark")
                case .open, .other: EmptyView()
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
            .background(color.opacity(0.2))
            .clipShape(.rect(cornerRadius: 12))
        }
        .disabled(verdict != .open)
    }

    private var color: Color {
        switch verdict {
        case .open: .blue
        case .right: .green
        case .wrong: .red
        case .other: .gray
        }
    }
}

struct QuizView: View {
    @State private var quiz = Quiz()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ProgressView(value: quiz.progress)
            if let question = quiz.current {
                Text(question.text)
                    .font(.title2.weight(.semibold))
                    .fixedSize(horizontal: false, vertical: true)
                ForEach(question.answers.indices, id: \.self) { index in
                    AnswerButton(text: question.answers[index], verdict: verdict(for: index, in: question)) {
                        quiz.choose(index)
                    }
                }
                .id(question.id)
                if quiz.chosen != nil {
                    Button("Next") {
                        withAnimation(.snappy) { quiz.next() }
                    }
                    .frame(maxWidth: .infinity)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            } else {
                ResultView(score: quiz.score, total: quiz.total, restart: quiz.restart)
            }
            Spacer()
        }
        .padding()
        .animation(.default, value: quiz.chosen)
    }

    private func verdict(for index: Int, in question: Question) -> AnswerButton.Verdict {
        guard let chosen = quiz.chosen else { return .open }
        if index == question.correct { return .right }
        return index == chosen ? .wrong : .other
    }
}

struct ResultView: View {
    let score: Int
    let total: Int
    let restart: () -> Void

    var body: some View {
        VStack {
            Text("\(score) of \(total)")
                .font(.largeTitle)
            Gauge(value: Double(score), in: 0...Double(total)) {
                Text("Score")
            }
            Button("Again", action: restart)
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview {
    QuizView()
}
