import SwiftUI

struct PollOption: Identifiable, Hashable {
    let id: Int
    let text: String
    var votes: Int
}

struct OptionBar: View, Equatable {
    let option: PollOption
    let share: Double
    let isChosen: Bool
    let showsResult: Bool
    let vote: () -> Void

    static func == (lhs: OptionBar, rhs: OptionBar) -> Bool {
        lhs.option == rhs.option && lhs.share == rhs.share
            && lhs.isChosen == rhs.isChosen && lhs.showsResult == rhs.showsResult
    }

    var body: some View {
        Button(action: vote) {
            ZStack(alignment: .leading) {
                GeometryReader { geometry in
                    Capsule()
                        .fill(isChosen ? Color.blue.opacity(0.4) : Color.gray.opacity(0.25))
                        .frame(width: showsResult ? geometry.size.width * share : geometry.size.width)
                }
                HStack {
                    Text(option.text)
                    Spacer()
                    if showsResult {
                        Text(share, format: .percent.precision(.fractionLength(0)))
                    }
                }
                .padding(.horizontal)
            }
            .frame(height: 40)
        }
        .buttonStyle(.plain)
        .disabled(showsResult)
    }
}

struct PollView: View {
    let question: String
    @State private var options: [PollOption]
    @State private var choice: PollOption.ID?

    init(question: String, options: [String]) {
        self.question = question
        self._options = State(initialValue: options.enumerated().map { index, text in
            PollOption(id: index, text: text, votes: index * 2 + 1)
        })
    }

    private var total: Int { options.map(\.votes).reduce(0, +) }

    var body: some View {
        VStack(alignment: .leading) {
            Text(question).font(.headline)
            ForEach($options) { $option in
                OptionBar(
                    option: option,
                    share: Double(option.votes) / Double(total),
                    isChosen: choice == option.id,
                    showsResult: choice != nil
                ) {
                    withAnimation(.easeOut) {
                        option.votes += 1
                        choice = option.id
                    }
                }
                .equatable()
            }
            HStack {
                Text("\(total) votes")
                if let choice {
                    Button("Change my vote") {
                        options[choice].votes -= 1
                        self.choice = nil
                    }
                }
            }
            .font(.footnote)
        }
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    PollView(question: "Tabs or spaces?", options: ["Tabs", "Spaces", "Both"])
}
