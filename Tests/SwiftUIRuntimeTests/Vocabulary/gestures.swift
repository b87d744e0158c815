import SwiftUI

// Gestures, transforms and animation.

struct Draggable: View {
    @GestureState private var translation = CGSize.zero
    @GestureState private var isPressing = false
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @State private var isBig = false
    @Namespace private var space

    var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($translation) { value, state, transaction in state = value.translation }
            .onChanged { value in offset = value.translation }
            .onEnded { value in offset = value.predictedEndTranslation }
    }
    var press: some Gesture {
        LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value }
    }

    var body: some View {
        VStack {
            Circle()
                .offset(offset)
                .offset(x: 1, y: 2)
                .offset(x: 3)
                .offset(y: 4)
                .position(CGPoint(x: 5, y: 6))
                .position(x: 1, y: 2)
                .scaleEffect(scale)
                .scaleEffect(x: 1, y: -1)
                .rotationEffect(angle)
                .rotationEffect(.degrees(45), anchor: .topLeading)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                .gesture(drag)
                .gesture(press.sequenced(before: drag))
                .simultaneousGesture(TapGesture(count: 2).onEnded { isBig.toggle() })
                .highPriorityGesture(MagnificationGesture().onChanged { scale = $0 }.simultaneously(with: RotationGesture()))
                .onTapGesture { isBig.toggle() }
                .onTapGesture(count: 2) { isBig = false }
                .onLongPressGesture { isBig = true }
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, pressing: { _ in }, perform: {})
                .onHover { _ in }
                .allowsHitTesting(true)
            Button("Animate") {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { isBig.toggle() }
                withAnimation { scale += 1 }
                withTransaction(Transaction(animation: .easeIn)) { scale -= 1 }
            }
            if isBig {
                Text("big").transition(.move(edge: .leading).combined(with: .opacity)).matchedGeometryEffect(id: "t", in: space)
            }
            Text("in and out").transition(.asymmetric(insertion: .scale, removal: .slide)).transition(AnyTransition.opacity)
            Text("moves")
                .animation(.default, value: isBig)
                .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: scale)
                .animation(.linear(duration: 2).delay(1).speed(2), value: scale)
                .animation(.interpolatingSpring(stiffness: 50, damping: 5))
                .animation(.easeOut.repeatCount(3), value: isBig)
                .animation(.interactiveSpring(), value: isBig)
                .animation(.bouncy, value: isBig)
                .animation(.smooth, value: isBig)
                .animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isBig)
                .animation()
                .animation(nil, value: scale)
                .transaction { $0.animation = nil }
                .visualEffect { content, proxy in content.opacity(0.5) }
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX)) \(Int(proxy.safeAreaInsets.top))")
            }
            .coordinateSpace(name: "box")
            .frame(height: 40)
        }
    }
}

struct Shake: AnimatableModifier {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: sin(amount) * 5) }
}

struct Wave: Animatable, View {
    var animatableData: AnimatablePair<Double, Double> = AnimatablePair(0, 1)
    var body: some View { Text("\(animatableData.first)") }
}

struct Moving: View {
    @State private var amount: CGFloat = 0
    var body: some View {
        VStack {
            Text("shake").modifier(Shake(amount: amount))
            Wave()
            Button("Shake") { withAnimation(.linear) { amount += 1 } }
            Draggable()
        }
    }
}
