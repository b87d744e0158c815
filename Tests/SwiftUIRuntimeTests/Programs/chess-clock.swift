import SwiftUI

@MainActor
final class ChessClock: ObservableObject {
    enum Side: CaseIterable { case white, black
        var opponent: Side { self == .white ? .black : .white }
    }

    @Published private(set) var remaining: [Side: Duration]
    @Published private(set) var active: Side?
    let increment: Duration

    private var ticking: Task<Void, Never>?

    init(minutes: Int, increment: Duration = .seconds(2)) {
        let start = Duration.seconds(60 * minutes)
        remaining = [.white: start, .black: start]
        self.increment = increment
    }

    var loser: Side? {
        Side.allCases.first { remaining[$0, default: .zero] <= .zero }
    }

    func press(_ side: Side) {
        guard loser == nil, active == nil || active == side else { return }
        if active == side { remaining[side]? += increment }
        active = side.opponent
        startTicking()
    }

    func pause() {
        ticking?.cancel()
        active = nil
    }

    private func startTicking() {
        ticking?.cancel()
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                guard !Task.isCancelled, let self else { return }
                self.tick(.milliseconds(100))
            }
        }
    }

    private func tick(_ duration: Duration) {
        guard let active else { return }
        remaining[active]? -= duration
        if loser != nil { pause() }
    }
}

struct ClockFace: View {
    let time: Duration
    let isActive: Bool

    var body: some View {
        Text(time.formatted(.time(pattern: .minuteSecond)))
            .font(.system(size: 64, weight: .bold, design: .monospaced))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(isActive ? Color.green : Color.gray.opacity(0.3))
    }
}

struct ChessClockView: View {
    @StateObject private var clock = ChessClock(minutes: 5)

    var body: some View {
        VStack(spacing: 0) {
            face(.black)
                .rotationEffect(.degrees(180))
            HStack {
                Button("Pause", systemImage: "pause.fill", action: clock.pause)
                    .disabled(clock.active == nil)
                if let loser = clock.loser {
                    Text(loser == .white ? "Black wins" : "White wins")
                }
            }
            .padding()
            face(.white)
        }
        .ignoresSafeArea()
    }

    private func face(_ side: ChessClock.Side) -> some View {
        Button { clock.press(side) } label: {
            ClockFace(time: clock.remaining[side] ?? .zero, isActive: clock.active == side)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(side == .white ? "White" : "Black")
    }
}

#Preview {
    ChessClockView()
}
