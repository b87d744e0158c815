import SwiftUI

@Observable
final class Stopwatch {
    struct Lap: Identifiable {
        let id: Int
        let duration: TimeInterval
    }

    private(set) var laps: [Lap] = []
    private var startedAt: Date?
    private var accumulated: TimeInterval = 0
    private var lapStart: TimeInterval = 0

    var isRunning: Bool { startedAt != nil }

    func elapsed(at date: Date = .now) -> TimeInterval {
        guard let startedAt else { return accumulated }
        return accumulated + date.timeIntervalSince(startedAt)
    }

    func toggle() {
        if isRunning {
            accumulated = elapsed()
            startedAt = nil
        } else {
            startedAt = .now
        }
    }

    func lap() {
        let now = elapsed()
        laps.insert(Lap(id: laps.count + 1, duration: now - lapStart), at: 0)
        lapStart = now
    }

    func reset() {
        laps = []
        accumulated = 0
        lapStart = 0
        startedAt = nil
    }
}

struct ElapsedText: View {
    let interval: TimeInterval

    var body: some View {
        let centiseconds = Int((interval * 100).rounded(.down))
        let (minutes, rest) = centiseconds.quotientAndRemainder(dividingBy: 6_000)
        Text(String(format: "%02d:%02d.%02d", minutes, rest / 100, rest % 100))
            .monospacedDigit()
    }
}

struct StopwatchView: View {
    @State private var watch = Stopwatch()

    var body: some View {
        VStack {
            TimelineView(.animation(minimumInterval: 0.1, paused: !watch.isRunning)) { context in
                ElapsedText(interval: watch.elapsed(at: context.date))
                    .font(.system(size: 56, weight: .thin))
            }
            .padding(.vertical, 40)

            HStack {
                Button(watch.isRunning ? "Lap" : "Reset") {
                    watch.isRunning ? watch.lap() : watch.reset()
                }
                .buttonStyle(RoundButtonStyle(color: .gray))
                Spacer()
                Button(watch.isRunning ? "Stop" : "Start", action: watch.toggle)
                    .buttonStyle(RoundButtonStyle(color: watch.isRunning ? .red : .green))
            }
            .padding(.horizontal)

            List(watch.laps) { lap in
                HStack {
                    Text("Lap \(lap.id)")
                    Spacer()
                    ElapsedText(interval: lap.duration)
                }
            }
            .listStyle(.plain)
        }
    }
}

struct RoundButtonStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color)
            .frame(width: 80, height: 80)
            .background(color.opacity(configuration.isPressed ? 0.1 : 0.25), in: .circle)
    }
}

#Preview {
    StopwatchView()
}
