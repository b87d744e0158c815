import SwiftUI

struct Runner: Identifiable {
    let id: String
    var points: Int

    var initials: String {
        id.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }
}

@Observable
final class Leaderboard {
    var runners: [Runner] = [
        Runner(id: "Ada Park", points: 120),
        Runner(id: "Bo Lind", points: 95),
        Runner(id: "Cleo Marsh", points: 143),
        Runner(id: "Dev Rao", points: 110)
    ]
    var sortsByName = false

    var ranked: [(rank: Int, runner: Runner)] {
        let byPoints = runners.sorted { ($0.points, $1.id) > ($1.points, $0.id) }
        let ranked = zip(1..., byPoints).map { (rank: $0, runner: $1) }
        return sortsByName ? ranked.sorted { $0.runner.id < $1.runner.id } : ranked
    }

    func award(_ points: Int, to id: Runner.ID) {
        guard let index = runners.firstIndex(where: { $0.id == id }) else { return }
        runners[index].points += points
    }
}

struct RankBadge: View {
    let rank: Int

    var body: some View {
        Group {
            if rank <= 3 {
                Text(["🥇", "🥈", "🥉"][rank - 1])
            } else {
                Text(rank, format: .number)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(width: 32)
    }
}

struct Avatar: View {
    let initials: String

    var body: some View {
        Text(initials)
            .font(.caption.bold())
            .frame(width: 36, height: 36)
            .background(Circle().fill(.mint.gradient))
    }
}

struct RunnerRow: View {
    let rank: Int
    let runner: Runner

    var body: some View {
        HStack {
            RankBadge(rank: rank)
            Avatar(initials: runner.initials)
            Text(runner.id)
            Spacer()
            Text("\(runner.points)")
                .contentTransition(.numericText(value: Double(runner.points)))
                .fontDesign(.rounded)
        }
        .accessibilityElement(children: .combine)
    }
}

struct LeaderboardView: View {
    @State private var board = Leaderboard()

    var body: some View {
        @Bindable var board = board

        NavigationStack {
            List(board.ranked, id: \.runner.id) { entry in
                RunnerRow(rank: entry.rank, runner: entry.runner)
                    .swipeActions {
                        Button("+10") {
                            withAnimation { board.award(10, to: entry.runner.id) }
                        }
                        .tint(.green)
                    }
            }
            .animation(.default, value: board.sortsByName)
            .navigationTitle("Leaderboard")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Toggle("By name", isOn: $board.sortsByName)
                    Spacer()
                    Button("Lucky round") {
                        if let runner = board.runners.randomElement() {
                            board.award(.random(in: 1...50), to: runner.id)
                        }
                    }
                }
            }
        }
    }
}

#Preview {
    LeaderboardView()
}
