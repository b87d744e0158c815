// Gestures: accepted, so that code with them loads.

/// What fingers do on a view.
protocol Gesture {
}

extension Gesture {
    /// Both gestures at once.
    func simultaneously<Other: Gesture>(with other: Other) -> _Gesture { _Gesture(kind: "simultaneous", onEnded: (self, other)) }
    /// One gesture after the other.
    func sequenced<Other: Gesture>(before other: Other) -> _Gesture { _Gesture(kind: "sequence", onEnded: (self, other)) }
    /// The first of two gestures, or else the second.
    func exclusively<Other: Gesture>(before other: Other) -> _Gesture { _Gesture(kind: "exclusive", onEnded: (self, other)) }
}

/// Which of a view's gestures a gesture leaves alone.
struct GestureMask: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let none = GestureMask([])
    static let gesture = GestureMask(rawValue: 1)
    static let subviews = GestureMask(rawValue: 2)
    static let all = GestureMask(rawValue: 3)
}

/// A gesture that counts as one when its view is tapped.
struct TapGesture: Gesture {
    let count: Int
    init(count: Int = 1) { self.count = count }
    func onEnded(_ action: @escaping (()) -> Void) -> _Gesture { _Gesture(kind: "tap", onEnded: action) }
}

/// A press of some length.
struct LongPressGesture: Gesture {
    init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
    func onEnded(_ action: @escaping (Bool) -> Void) -> _Gesture { _Gesture(kind: "longPress", onEnded: action) }
    func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
    func updating<S>(_ state: GestureState<S>, body: @escaping (Bool, inout S, inout Transaction) -> Void) -> LongPressGesture { self }
}

/// A finger that moves.
struct DragGesture: Gesture {
    var _changed: Any? = nil
    init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
        var copy = self
        copy._changed = action
        return copy
    }
    func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> _Gesture { _Gesture(kind: "drag", onEnded: action) }
    func updating<S>(_ state: GestureState<S>, body: @escaping (DragGesture.Value, inout S, inout Transaction) -> Void) -> DragGesture { self }
    /// How far the finger has moved.
    struct Value {
        let startLocation: CGPoint
        let location: CGPoint
        var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        var predictedEndLocation: CGPoint { location }
        var predictedEndTranslation: CGSize { translation }
    }
}

/// Two fingers that move apart.
struct MagnificationGesture: Gesture {
    init(minimumScaleDelta: CGFloat = 0.01) {}
    func onChanged(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
    func onEnded(_ action: @escaping (CGFloat) -> Void) -> _Gesture { _Gesture(kind: "magnify", onEnded: action) }
    func updating<S>(_ state: GestureState<S>, body: @escaping (CGFloat, inout S, inout Transaction) -> Void) -> MagnificationGesture { self }
}

/// Two fingers that turn.
struct RotationGesture: Gesture {
    init(minimumAngleDelta: Angle = .degrees(1)) {}
    func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
    func onEnded(_ action: @escaping (Angle) -> Void) -> _Gesture { _Gesture(kind: "rotate", onEnded: action) }
    func updating<S>(_ state: GestureState<S>, body: @escaping (Angle, inout S, inout Transaction) -> Void) -> RotationGesture { self }
}

/// A gesture with what it does at its end.
struct _Gesture: Gesture {
    let kind: String
    let onEnded: Any
    func onChanged(_ action: Any) -> _Gesture { self }
    func onEnded(_ action: Any) -> _Gesture { self }
    func updating(_ state: Any, body: Any) -> _Gesture { self }
}

typealias MagnifyGesture = MagnificationGesture
typealias RotateGesture = RotationGesture
