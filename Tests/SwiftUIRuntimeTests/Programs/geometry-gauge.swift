import SwiftUI

struct Arc: InsettableShape {
    var fraction: Double
    var inset: CGFloat = 0

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - inset
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: radius,
            startAngle: .degrees(135),
            endAngle: .degrees(135 + 270 * fraction),
            clockwise: false
        )
        return path
    }

    func inset(by amount: CGFloat) -> Arc {
        var copy = self
        copy.inset += amount
        return copy
    }
}

struct Needle: View {
    let fraction: Double
    let length: CGFloat

    var body: some View {
        Rectangle()
            .frame(width: length, height: 3)
            .offset(x: length / 2)
            .rotationEffect(.degrees(135 + 270 * fraction))
    }
}

struct DialGauge: View {
    let value: Double
    let range: ClosedRange<Double>

    private var fraction: Double {
        (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                Arc(fraction: 1)
                    .strokeBorder(.gray.opacity(0.2), lineWidth: 14)
                Arc(fraction: fraction)
                    .strokeBorder(
                        AngularGradient(gradient: Gradient(colors: [.green, .yellow, .red]), center: .center),
                        style: StrokeStyle(lineWidth: 14, lineCap: .round)
                    )
                Needle(fraction: fraction, length: side * 0.35)
                ticks(side: side)
                VStack {
                    Spacer()
                    Text(value, format: .number.precision(.fractionLength(0)))
                        .font(.system(size: side / 6, weight: .bold))
                }
            }
            .frame(width: side, height: side)
            .position(x: geometry.frame(in: .local).midX, y: geometry.frame(in: .local).midY)
        }
    }

    private func ticks(side: CGFloat) -> some View {
        ForEach(0..<11) { tick in
            Capsule()
                .frame(width: 2, height: tick.isMultiple(of: 5) ? 12 : 6)
                .offset(y: -side / 2 + 24)
                .rotationEffect(.degrees(-135 + Double(tick) * 27))
        }
    }
}

struct GaugeScreen: View {
    @State private var speed = 30.0

    var body: some View {
        VStack {
            DialGauge(value: speed, range: 0...200)
                .frame(maxHeight: 300)
                .animation(.interpolatingSpring(stiffness: 60, damping: 10), value: speed)
            Slider(value: $speed, in: 0...200)
            HStack {
                Button("Slow") { speed = 30 }
                Button("Fast") { speed = 180 }
            }
        }
        .padding()
    }
}

#Preview {
    GaugeScreen()
}
