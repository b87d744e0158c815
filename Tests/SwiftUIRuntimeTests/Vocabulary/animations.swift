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

struct Steps: View {
    struct Pose { var angle = 0.0; var scale = 1.0 }
    enum Phase: CaseIterable { case start, middle, end }
    @State private var taps = 0
    var body: some View {
        VStack {
            PhaseAnimator([0, 8, -8]) { offset in Text("at \(offset)") } animation: { _ in .snappy(duration: 0.1) }
            Text("shaken").phaseAnimator(Phase.allCases, trigger: taps) { content, phase in
                content.opacity(phase == .start ? 1 : 0.5)
            } animation: { phase in phase == .end ? .bouncy : .smooth }
            Text("pulsing").phaseAnimator([false, true]) { content, isOn in content.scaleEffect(isOn ? 1.2 : 1) }
            Text("posed").keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
                content.rotationEffect(.degrees(pose.angle)).scaleEffect(pose.scale)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(10, duration: 0.2)
                    LinearKeyframe(-10, duration: 0.2)
                }
                KeyframeTrack(\.scale) {
                    SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
                    MoveKeyframe(1)
                }
            }
            KeyframeAnimator(initialValue: 0.0, repeating: false) { Text("\($0)") } keyframes: { _ in CubicKeyframe(1, duration: 1) }
            Button("tap \(taps)") { withAnimation(.spring(.snappy)) { taps += 1 } }
        }
    }
}
