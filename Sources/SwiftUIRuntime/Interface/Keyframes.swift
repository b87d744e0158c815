// Values at moments, and how one gets from each to the next.

/// Collects keyframes, and tracks of them.
@resultBuilder struct KeyframesBuilder<Value> {
    static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> [_KeyframePart<Value>] { [track._part] }
    static func buildExpression(_ keyframe: CubicKeyframe<Value>) -> [_KeyframePart<Value>] where Value: Animatable { [keyframe._part] }
    static func buildExpression(_ keyframe: LinearKeyframe<Value>) -> [_KeyframePart<Value>] where Value: Animatable { [keyframe._part] }
    static func buildExpression(_ keyframe: SpringKeyframe<Value>) -> [_KeyframePart<Value>] where Value: Animatable { [keyframe._part] }
    static func buildExpression(_ keyframe: MoveKeyframe<Value>) -> [_KeyframePart<Value>] where Value: Animatable { [keyframe._part] }
    static func buildBlock(_ parts: [_KeyframePart<Value>]...) -> [_KeyframePart<Value>] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[_KeyframePart<Value>]]) -> [_KeyframePart<Value>] { parts.flatMap { $0 } }
    static func buildOptional(_ parts: [_KeyframePart<Value>]?) -> [_KeyframePart<Value>] { parts ?? [] }
    static func buildEither(first parts: [_KeyframePart<Value>]) -> [_KeyframePart<Value>] { parts }
    static func buildEither(second parts: [_KeyframePart<Value>]) -> [_KeyframePart<Value>] { parts }
}

/// A keyframe of a value, or a track of one of its properties.
struct _KeyframePart<Value> {
    let seconds: Double
    /// Where a keyframe leads, and how; nil for a track.
    var target: Value? = nil
    var way = _KeyframeWay<Value>.curve(.linear)
    /// The value after a time of a track, from a value at its start. A keyframe has the one that it makes with others.
    let move: ([_KeyframePart<Value>], Value, Double) -> Value
}

/// How a keyframe is reached. Velocities are nil where the neighbours decide.
enum _KeyframeWay<Value> {
    case curve(UnitCurve), spring(Spring, startVelocity: Value?), cubic(startVelocity: Value?, endVelocity: Value?)
    var isCubic: Bool {
        if case .cubic = self { return true }
        return false
    }
}

/// The keyframes of one property.
struct KeyframeTrack<Root, Value: Animatable> {
    let _part: _KeyframePart<Root>
    init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [_KeyframePart<Value>]) {
        let keyframes = content()
        _part = _KeyframePart(seconds: keyframes.reduce(0) { $0 + $1.seconds }, move: { _, root, time in
            var root = root
            root[keyPath: keyPath] = _moved(keyframes, root[keyPath: keyPath], time)
            return root
        })
    }
    init(@KeyframesBuilder<Root> content: () -> [_KeyframePart<Root>]) where Root == Value { self.init(\Root.self, content: content) }
}

/// A value after a time on its way along keyframes.
func _moved<Value: Animatable>(_ keyframes: [_KeyframePart<Value>], _ start: Value, _ time: Double) -> Value {
    var (left, value) = (time, start)
    for (index, keyframe) in keyframes.enumerated() {
        if left < keyframe.seconds {
            value.animatableData = _onTheWay(keyframes, index, start, left)
            return value
        }
        left -= keyframe.seconds
        value = keyframe.target ?? value
    }
    return value
}

/// What is animated, a time after the keyframe before one was reached.
func _onTheWay<Value: Animatable>(_ keyframes: [_KeyframePart<Value>], _ index: Int, _ start: Value, _ time: Double) -> Value.AnimatableData {
    let (from, to) = (_stop(keyframes, index - 1, start), _stop(keyframes, index, start))
    let seconds = keyframes[index].seconds
    let part = time / seconds
    switch keyframes[index].way {
    case .curve(let curve): return from.interpolated(towards: to, amount: curve.value(at: part))
    case .spring(let spring, let velocity):
        return from + spring.value(target: to - from, initialVelocity: velocity?.animatableData ?? .zero, time: time)
    case .cubic(let startVelocity, let endVelocity):
        let first = startVelocity?.animatableData ?? _velocity(keyframes, index - 1, start)
        let last = endVelocity?.animatableData ?? _velocity(keyframes, index, start)
        let (square, cube) = (part * part, part * part * part)
        // The cubic polynomial with these values and slopes at its ends (Hermite).
        let way = from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
        return way + first.scaled(by: (cube - 2 * square + part) * seconds) + last.scaled(by: (cube - square) * seconds)
    }
}

/// The data of a keyframe; before the first one, those with which the movement sets out.
func _stop<Value: Animatable>(_ keyframes: [_KeyframePart<Value>], _ index: Int, _ start: Value) -> Value.AnimatableData {
    index < 0 ? start.animatableData : (keyframes[index].target ?? start).animatableData
}

/// How fast a curve goes through a keyframe between two cubic ways (Catmull-Rom); elsewhere it stands there.
func _velocity<Value: Animatable>(_ keyframes: [_KeyframePart<Value>], _ index: Int, _ start: Value) -> Value.AnimatableData {
    guard index >= 0, index + 1 < keyframes.count, keyframes[index].way.isCubic, keyframes[index + 1].way.isCubic else { return .zero }
    let seconds = keyframes[index].seconds + keyframes[index + 1].seconds
    return seconds > 0 ? (_stop(keyframes, index + 1, start) - _stop(keyframes, index - 1, start)).scaled(by: 1 / seconds) : .zero
}

/// A movement along keyframes.
struct KeyframeTimeline<Value> {
    let _start: Value
    let _parts: [_KeyframePart<Value>]
    init(initialValue: Value, @KeyframesBuilder<Value> content: () -> [_KeyframePart<Value>]) {
        self.init(_start: initialValue, _parts: content())
    }
    init(_start: Value, _parts: [_KeyframePart<Value>]) {
        (self._start, self._parts) = (_start, _parts)
    }
    /// Keyframes without a track are those of the whole value.
    var _keyframes: [_KeyframePart<Value>] { _parts.filter { $0.target != nil } }
    var _tracks: [_KeyframePart<Value>] { _parts.filter { $0.target == nil } }
    /// The seconds that it lasts.
    var duration: TimeInterval { _tracks.reduce(_keyframes.reduce(0) { $0 + $1.seconds }) { max($0, $1.seconds) } }
    /// The value after so many seconds.
    func value(time: TimeInterval) -> Value {
        let keyframes = _keyframes
        let whole = keyframes.first.map { $0.move(keyframes, _start, max(0, time)) } ?? _start
        return _tracks.reduce(whole) { $1.move([], $0, max(0, time)) }
    }
    /// The value after a part of the time.
    func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A keyframe that is reached along a curve.
struct CubicKeyframe<Value: Animatable> {
    let _part: _KeyframePart<Value>
    init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _part = _KeyframePart(seconds: duration, target: to, way: .cubic(startVelocity: startVelocity, endVelocity: endVelocity), move: _moved)
    }
}

/// A keyframe that is reached evenly, or as a curve has it.
struct LinearKeyframe<Value: Animatable> {
    let _part: _KeyframePart<Value>
    init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _part = _KeyframePart(seconds: duration, target: to, way: .curve(timingCurve), move: _moved)
    }
}

/// A keyframe that is reached as by a spring.
struct SpringKeyframe<Value: Animatable> {
    let _part: _KeyframePart<Value>
    init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        _part = _KeyframePart(seconds: duration ?? spring.settlingDuration, target: to, way: .spring(spring, startVelocity: startVelocity), move: _moved)
    }
}

/// A keyframe that is reached at once.
struct MoveKeyframe<Value: Animatable> {
    let _part: _KeyframePart<Value>
    init(_ to: Value) { _part = _KeyframePart(seconds: 0, target: to, move: _moved) }
}
