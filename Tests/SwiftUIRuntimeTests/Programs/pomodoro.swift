import SwiftUI

@Observable
@MainActor
final class Pomodoro {
    enum Phase: Hashable {
        case idle
        case work(remaining: Int)
        case rest(remaining: Int)

        var title: LocalizedStringKey {
            switch self {
            case .idle: "Ready"
            case .work: "Focus"
            case .rest: "Rest"
            }
        }
    }

    private(set) var phase = Phase.idle
    private(set) var completed = 0
    var workSeconds = 10
    var restSeconds = 3

    @ObservationIgnored private var clock: Timer?

    func start() {
        phase = .work(remaining: workSeconds)
        clock?.invalidate()
        clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick()
            }
        }
    }

    func stop() {
        clock?.invalidate()
        clock = nil
        phase = .idle
    }

    private func tick() {
        switch phase {
        case .idle:
            break
        case .work(remaining: 1):
            completed += 1
            phase = .rest(remaining: restSeconds)
        case .work(let remaining):
            phase = .work(remaining: remaining - 1)
        case .rest(remaining: ...1):
            phase = .work(remaining: workSeconds)
        case .rest(let remaining):
            phase = .rest(remaining: remaining - 1)
        }
    }
}

struct PhaseView: View {
    let phase: Pomodoro.Phase

    var body: some View {
        VStack {
            Text(phase.title)
                .font(.title)
            switch phase {
            case .idle:
                Image(systemName: "cup.and.saucer")
                    .font(.largeTitle)
            case .work(let remaining), .rest(let remaining):
                Text("\(remaining)")
                    .font(.system(size: 72).monospacedDigit())
            }
        }
    }
}

struct TomatoRow: View {
    let count: Int

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { _ in
                Text("🍅")
            }
        }
        .frame(height: 30)
    }
}

struct PomodoroScreen: View {
    @State private var pomodoro = Pomodoro()

    var body: some View {
        VStack(spacing: 30) {
            PhaseView(phase: pomodoro.phase)
            TomatoRow(count: pomodoro.completed)
            if pomodoro.phase == .idle {
                Button("Start", action: pomodoro.start)
                Form {
                    Stepper("Work \(pomodoro.workSeconds) s", value: $pomodoro.workSeconds, in: 5...60, step: 5)
                    Stepper("Rest \(pomodoro.restSeconds) s", value: $pomodoro.restSeconds, in: 1...20)
                }
                .formStyle(.grouped)
            } else {
                Button("Stop", role: .cancel, action: pomodoro.stop)
            }
        }
        .onDisappear { pomodoro.stop() }
    }
}

#Preview {
    PomodoroScreen()
}
