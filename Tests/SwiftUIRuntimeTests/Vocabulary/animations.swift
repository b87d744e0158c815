import SwiftUI

// What moves, and how.

struct Halting: CustomAnimation {
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > duration { return nil }
        return value.scaled(by: (time / duration).rounded())
    }
    func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool where V: VectorArithmetic {
        true
    }
}

extension Animation {
    static var halting: Animation { Animation(Halting(duration: 1)) }
    static func halting(_ duration: TimeInterval) -> Animation { .init(Halting(duration: duration)) }
}

struct Polar: VectorArithmetic {
    var radius: Double
    static var zero: Polar { Polar(radius: 0) }
    static func + (a: Polar, b: Polar) -> Polar { Polar(radius: a.radius + b.radius) }
    static func - (a: Polar, b: Polar) -> Polar { Polar(radius: a.radius - b.radius) }
    mutating func scale(by rhs: Double) { radius *= rhs }
    var magnitudeSquared: Double { radius * radius }
}

struct Wave: Shape {
    var phase: Double
    var height: CGFloat
    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, height) }
        set {
            phase = newValue.first
            height = newValue.second
        }
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Stepping: View {
    @Binding var index: Int
    var body: some View {
        Text("\(index), \(Polar(radius: 2).interpolated(towards: Polar(radius: 4), amount: 0.5).radius)")
            .animation(_index.transaction.animation, value: index)
    }
}

struct Moving: View {
    @State private var isOn = false
    @State private var index = 0
    var body: some View {
        VStack {
            Wave(phase: isOn ? 1 : 0, height: 4).stroke(.blue)
            Toggle("spring", isOn: $isOn.animation(.spring()))
            Stepping(index: $index.animation(.easeInOut))
            Stepping(index: $index.transaction(Transaction(animation: .halting)))
            Button("halting") { withAnimation(.halting(2)) { index += 1 } }
            Button("completed") { withAnimation(.halting) { isOn.toggle() } completion: { index += 1 } }
            Button("removed") { withAnimation(.linear, completionCriteria: .removed) { isOn.toggle() } completion: { print("removed") } }
        }
    }
}
