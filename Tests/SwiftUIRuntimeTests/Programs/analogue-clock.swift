import SwiftUI

struct ClockHand: Shape {
    let angle: Angle
    let length: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 * length
        let radians = angle.radians - .pi / 2
        var path = Path()
        path.move(to: center)
        path.addLine(to: CGPoint(x: center.x + cos(radians) * radius, y: center.y + sin(radians) * radius))
        return path
    }
}

struct ClockDial: View {
    var body: some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2
            for minute in 0..<60 {
                let angle = Angle.degrees(Double(minute) * 6)
                let isHour = minute % 5 == 0
                var tick = Path()
                tick.move(to: CGPoint(x: center.x + cos(angle.radians) * radius, y: center.y + sin(angle.radians) * radius))
                let inner = radius * (isHour ? 0.88 : 0.94)
                tick.addLine(to: CGPoint(x: center.x + cos(angle.radians) * inner, y: center.y + sin(angle.radians) * inner))
                context.stroke(tick, with: .color(.primary), lineWidth: isHour ? 3 : 1)
            }
            context.draw(Text("XII").font(.caption), at: CGPoint(x: center.x, y: center.y - radius * 0.7))
        }
    }
}

struct AnalogueClock: View {
    @State private var showsSeconds = true

    private let calendar = Calendar(identifier: .gregorian)

    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let parts = calendar.dateComponents([.hour, .minute, .second], from: context.date)
                let hour = Double(parts.hour ?? 0)
                let minute = Double(parts.minute ?? 0)
                let second = Double(parts.second ?? 0)

                ZStack {
                    ClockDial()
                    ClockHand(angle: .degrees(hour * 30 + minute / 2), length: 0.5)
                        .stroke(.primary, lineWidth: 6)
                    ClockHand(angle: .degrees(minute * 6), length: 0.8)
                        .stroke(.primary, lineWidth: 3)
                    if showsSeconds {
                        ClockHand(angle: .degrees(second * 6), length: 0.9)
                            .stroke(.red, lineWidth: 1)
                    }
                }
                .frame(width: 200, height: 200)
                Text(context.date, style: .time)
                    .font(.headline)
            }
            Toggle("Seconds", isOn: $showsSeconds)
        }
        .padding()
    }
}

#Preview {
    AnalogueClock()
}
