// Gestures: each kind tells its recognizers what to run, and `gesture` attaches them to a view.

/// What fingers do on a view.
protocol Gesture {
    associatedtype Body: Gesture
    associatedtype Value = Body.Value
    /// The gestures of which a gesture of your own is made.
    var body: Body { get }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer]
}

extension Gesture {
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] { body._recognizers(handlers) }
    /// Runs an action when the gesture changes.
    func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(_base: self, _action: action) }
    /// Runs an action when the gesture ends.
    func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(_base: self, _action: action) }
    /// Changes a GestureState while the gesture lasts.
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> {
        GestureStateGesture(_base: self, _state: state, _update: body)
    }
    /// Both gestures at once.
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// One gesture after the other.
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    /// The first of two gestures, or else the second.
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
    /// The gesture with its value made into another one.
    func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(_base: self, _transform: transform) }
}

extension Never: Gesture {
    typealias Value = Never
}

/// A gesture that the runtime performs itself.
protocol _PrimitiveGesture: Gesture {
}

extension _PrimitiveGesture {
    typealias Body = Never
    var body: Never { fatalError("a primitive gesture has no body") }
}

/// What runs when a gesture changes and ends, and when its states go back.
struct _GestureHandlers {
    let changed: (Any) -> Void
    let ended: (Any) -> Void
    let reset: () -> Void
}

/// One kind of movement, with what it runs. The numbers are points to the right and down, a factor, or degrees.
struct _Recognizer {
    let kind: String
    let minimum: Double
    let changed: (Double, Double) -> Void
    let ended: (Double, Double) -> Void
    let reset: () -> Void
}

/// What `gesture` adds to a view: the gesture decides whether it is another one, the recognizers follow from it.
struct _RecognizerModifier {
    let gesture: any Gesture
    let mask: GestureMask
    let recognizers: [_Recognizer]
    init<T: Gesture>(_ gesture: T, _ mask: GestureMask) {
        self.gesture = gesture
        self.mask = mask
        recognizers = _attached(gesture, mask)
    }
}

extension View {
    /// Adds a gesture.
    func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { ModifiedContent(content: self, modifier: _RecognizerModifier(gesture, mask)) }
    /// Adds a gesture, if it is wanted.
    func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self.gesture(gesture, including: isEnabled ? .all : .subviews) }
    /// Adds a gesture that works along with others.
    func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { ModifiedContent(content: self, modifier: _RecognizerModifier(gesture, mask)) }
    /// Adds a gesture that comes before others.
    func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { ModifiedContent(content: self, modifier: _RecognizerModifier(gesture, mask)) }
}

/// The recognizers of a gesture, where its mask lets it work.
func _attached<T: Gesture>(_ gesture: T, _ mask: GestureMask) -> [_Recognizer] {
    if !mask.contains(.gesture) { return [] }
    return gesture._recognizers(_GestureHandlers(changed: { _ in }, ended: { _ in }, reset: {}))
}

extension Optional: Gesture where Wrapped: Gesture {
    typealias Value = Wrapped.Value
    typealias Body = Never
    var body: Never { fatalError("a primitive gesture has no body") }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] { map { $0._recognizers(handlers) } ?? [] }
}

/// A value that is known to be of the type at hand.
@native("_asIs") func _asIs<T>(_ value: Any) -> T

/// An optional that holds a value.
func _some<T>(_ value: T) -> T? { value }

/// Which of a view's gestures a gesture leaves alone.
struct GestureMask: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let none = GestureMask(rawValue: 0)
    static let gesture = GestureMask(rawValue: 1)
    static let subviews = GestureMask(rawValue: 2)
    static let all = GestureMask(rawValue: 3)
}

// MARK: Kinds

/// A gesture that counts as one when its view is tapped.
struct TapGesture: _PrimitiveGesture {
    typealias Value = Void
    let count: Int
    init(count: Int = 1) { self.count = count }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(kind: "tap", minimum: 0, changed: { _, _ in }, ended: { _, _ in handlers.ended(()) }, reset: handlers.reset)]
    }
}

/// A short touch that tells where it was: here always in the view's corner.
struct SpatialTapGesture: _PrimitiveGesture {
    /// Where the touch was.
    struct Value: Equatable { let location: CGPoint }
    let count: Int
    let coordinateSpace: CoordinateSpace
    init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(kind: "tap", minimum: 0, changed: { _, _ in }, ended: { _, _ in handlers.ended(Value(location: CGPoint.zero)) }, reset: handlers.reset)]
    }
}

/// A press of some length.
struct LongPressGesture: _PrimitiveGesture {
    typealias Value = Bool
    let minimumDuration: Double
    let maximumDistance: CGFloat
    init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(kind: "longPress", minimum: 0, changed: { _, _ in handlers.changed(true) }, ended: { _, _ in handlers.ended(true) }, reset: handlers.reset)]
    }
}

/// A finger that moves.
struct DragGesture: _PrimitiveGesture {
    let minimumDistance: CGFloat
    let coordinateSpace: CoordinateSpace
    init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(
            kind: "drag", minimum: minimumDistance,
            changed: { x, y in handlers.changed(DragGesture.Value(x, y)) }, ended: { x, y in handlers.ended(DragGesture.Value(x, y)) },
            reset: handlers.reset)]
    }
    /// How far the finger has moved. It starts at the view's corner.
    struct Value: Equatable {
        let time: Date
        let startLocation: CGPoint
        let location: CGPoint
        init(_ x: Double, _ y: Double) {
            time = Date()
            startLocation = CGPoint(x: 0, y: 0)
            location = CGPoint(x: x, y: y)
        }
        var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        var velocity: CGSize { CGSize(width: 0, height: 0) }
        var predictedEndLocation: CGPoint { location }
        var predictedEndTranslation: CGSize { translation }
    }
}

/// Two fingers that move apart, by a factor.
struct MagnificationGesture: _PrimitiveGesture {
    typealias Value = CGFloat
    let minimumScaleDelta: CGFloat
    init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(kind: "magnify", minimum: 0, changed: { x, _ in handlers.changed(x) }, ended: { x, _ in handlers.ended(x) }, reset: handlers.reset)]
    }
}

/// Two fingers that move apart.
struct MagnifyGesture: _PrimitiveGesture {
    let minimumScaleDelta: CGFloat
    init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(
            kind: "magnify", minimum: 0, changed: { x, _ in handlers.changed(MagnifyGesture.Value(magnification: x)) },
            ended: { x, _ in handlers.ended(MagnifyGesture.Value(magnification: x)) }, reset: handlers.reset)]
    }
    /// How far the fingers have moved apart.
    struct Value: Equatable { let magnification: CGFloat }
}

/// Two fingers that turn, by an angle.
struct RotationGesture: _PrimitiveGesture {
    typealias Value = Angle
    let minimumAngleDelta: Angle
    init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(
            kind: "rotate", minimum: 0, changed: { x, _ in handlers.changed(Angle(degrees: x)) },
            ended: { x, _ in handlers.ended(Angle(degrees: x)) }, reset: handlers.reset)]
    }
}

/// Two fingers that turn.
struct RotateGesture: _PrimitiveGesture {
    let minimumAngleDelta: Angle
    init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        [_Recognizer(
            kind: "rotate", minimum: 0, changed: { x, _ in handlers.changed(RotateGesture.Value(rotation: Angle(degrees: x))) },
            ended: { x, _ in handlers.ended(RotateGesture.Value(rotation: Angle(degrees: x))) }, reset: handlers.reset)]
    }
    /// How far the fingers have turned.
    struct Value: Equatable { let rotation: Angle }
}

// MARK: Gestures around another

/// A gesture with an action for its changes.
struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    typealias Value = Content.Value
    let _base: Content
    let _action: (Content.Value) -> Void
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _base._recognizers(_GestureHandlers(
            changed: { value in
                _action(_asIs(value))
                handlers.changed(value)
            }, ended: handlers.ended, reset: handlers.reset))
    }
}

/// A gesture with an action for its end.
struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    typealias Value = Content.Value
    let _base: Content
    let _action: (Content.Value) -> Void
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _base._recognizers(_GestureHandlers(
            changed: handlers.changed, ended: { value in
                _action(_asIs(value))
                handlers.ended(value)
            }, reset: handlers.reset))
    }
}

/// A gesture that changes a GestureState while it lasts.
struct GestureStateGesture<Content: Gesture, State>: _PrimitiveGesture {
    typealias Value = Content.Value
    let _base: Content
    let _state: GestureState<State>
    let _update: (Content.Value, inout State, inout Transaction) -> Void
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _base._recognizers(_GestureHandlers(
            changed: { value in
                var state = _state.wrappedValue
                var transaction = Transaction()
                _update(_asIs(value), &state, &transaction)
                _state._set(state)
                handlers.changed(value)
            }, ended: handlers.ended, reset: {
                _state._goBack()
                handlers.reset()
            }))
    }
}

/// A gesture with its value made into another one.
struct _MapGesture<Content: Gesture, T>: _PrimitiveGesture {
    typealias Value = T
    let _base: Content
    let _transform: (Content.Value) -> T
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _base._recognizers(_GestureHandlers(
            changed: { handlers.changed(_transform(_asIs($0))) }, ended: { handlers.ended(_transform(_asIs($0))) },
            reset: handlers.reset))
    }
}

/// Two gestures at once. Each one is performed by itself here.
struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    typealias Value = _SimultaneousValue<First.Value, Second.Value>
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _either(
            first, second, handlers, { Value(first: _some(_asIs($0)), second: nil) },
            { Value(first: nil, second: _some(_asIs($0))) })
    }
}

/// The values of those of two gestures that are going on.
struct _SimultaneousValue<First, Second> {
    var first: First?
    var second: Second?
}

/// One gesture after the other: performing the second performs the first before it.
struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    typealias Value = _SequenceValue<First.Value, Second.Value>
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        let values = _FirstValue<First.Value>()
        let before = first._recognizers(_GestureHandlers(
            changed: { value in
                values.last = _some(_asIs(value))
                handlers.changed(Value.first(_asIs(value)))
            },
            ended: { values.last = _some(_asIs($0)) }, reset: {}))
        let after = second._recognizers(_GestureHandlers(
            changed: { value in
                if let last = values.last { handlers.changed(Value.second(last, _some(_asIs(value)))) }
            },
            ended: { value in
                if let last = values.last { handlers.ended(Value.second(last, _some(_asIs(value)))) }
            }, reset: handlers.reset))
        return after.map { recognizer in
            _Recognizer(
                kind: recognizer.kind, minimum: recognizer.minimum,
                changed: { x, y in
                    for first in before {
                        first.changed(0, 0)
                        first.ended(0, 0)
                    }
                    recognizer.changed(x, y)
                },
                ended: { x, y in
                    for first in before where values.last == nil { first.ended(0, 0) }
                    recognizer.ended(x, y)
                },
                reset: {
                    for first in before { first.reset() }
                    recognizer.reset()
                })
        }
    }
}

/// How far a sequence of two gestures has come.
enum _SequenceValue<First, Second> {
    case first(First)
    case second(First, Second?)
}

/// The last value of the first of two gestures.
final class _FirstValue<T> {
    var last: T?
    init() {}
}

/// The first of two gestures, or else the second.
struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    typealias Value = _ExclusiveValue<First.Value, Second.Value>
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    func _recognizers(_ handlers: _GestureHandlers) -> [_Recognizer] {
        _either(first, second, handlers, { Value.first(_asIs($0)) }, { Value.second(_asIs($0)) })
    }
}

/// The recognizers of two gestures; whichever is performed hands on what becomes of its value.
func _either<First: Gesture, Second: Gesture, Value>(
    _ first: First, _ second: Second, _ handlers: _GestureHandlers, _ ofFirst: @escaping (Any) -> Value,
    _ ofSecond: @escaping (Any) -> Value
) -> [_Recognizer] {
    first._recognizers(_GestureHandlers(
        changed: { handlers.changed(ofFirst($0)) }, ended: { handlers.ended(ofFirst($0)) }, reset: handlers.reset))
        + second._recognizers(_GestureHandlers(
            changed: { handlers.changed(ofSecond($0)) }, ended: { handlers.ended(ofSecond($0)) }, reset: handlers.reset))
}

/// The value of the one of two gestures that was recognized.
enum _ExclusiveValue<First, Second> {
    case first(First)
    case second(Second)
}
