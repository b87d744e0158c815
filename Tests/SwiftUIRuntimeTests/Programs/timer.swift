import SwiftUI

struct CountdownView: View {
    private static let start = 60

    @State private var remaining = Self.start
    @State private var isRunning = false

    private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 24) {
            CountdownRing(fraction: Double(remaining) / Double(Self.start)) {
                Text(timeText)
                    .font(.system(size: 48, weight: .light, design: .rounded))
                    .monospacedDigit()
                    .contentTransition(.numericText(countsDown: true))
            }
            .frame(width: 220, height: 220)

            HStack {
                Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
                    .buttonStyle(.borderedProminent)
                Button("Reset") {
                    isRunning = false
                    remaining = Self.start
                }
                .buttonStyle(.bordered)
                .disabled(remaining == Self.start)
            }
            .controlSize(.large)

            Stepper("Minutes: \(remaining / 60)", value: $remaining, in: 0...600, step: 60)
                .disabled(isRunning)
                .padding(.horizontal)
        }
        .onReceive(ticker) { _ in
            guard isRunning, remaining > 0 else { return }
            withAnimation {
                remaining -= 1
            }
            if remaining == 0 { isRunning = false }
        }
    }

    private var timeText: String {
        String(format: "%02d:%02d", remaining / 60, remaining % 60)
    }
}

struct CountdownRing<Content: View>: View {
    var fraction: Double
    @ViewBuilder var content: () -> Content

    var body: some View {
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: 16)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.orange, style: StrokeStyle(lineWidth: 16, lineCap: .round))
                .rotationEffect(.degrees(-90))
            content()
        }
    }
}

#Preview {
    CountdownView()
}
