// How animations go from their start to their end.

/// What says how far a change has come.
protocol _Pace {
    /// The part of the way after so many seconds; nil when it is over.
    func _progress(at seconds: Double) -> Double?
}

/// How fast a change begins and ends.
struct UnitCurve: Hashable {
    let _name: String
    var _start: UnitPoint = UnitPoint(x: 0, y: 0)
    var _end: UnitPoint = UnitPoint(x: 1, y: 1)
    static let linear = UnitCurve(_name: "linear")
    static let easeIn = UnitCurve(_name: "easeIn", _start: UnitPoint(x: 0.42, y: 0))
    static let easeOut = UnitCurve(_name: "easeOut", _end: UnitPoint(x: 0.58, y: 1))
    static let easeInOut = UnitCurve(_name: "easeInOut", _start: UnitPoint(x: 0.42, y: 0), _end: UnitPoint(x: 0.58, y: 1))
    /// A curve with two points that draw it towards them.
    static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(_name: "bezier", _start: startControlPoint, _end: endControlPoint)
    }
    /// The part of the way after a part of the time.
    func value(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if _start.x == _start.y, _end.x == _end.y { return progress }
        var (low, high) = (0.0, 1.0)
        while high - low > 0.000000001 {
            let middle = (low + high) / 2
            if _along(_start.x, _end.x, middle) < progress { low = middle } else { high = middle }
        }
        return _along(_start.y, _end.y, low)
    }
    /// One coordinate of the curve.
    func _along(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
}

/// The spring by which an animation moves.
struct Spring: Hashable {
    let duration: Double
    let bounce: Double
    let mass: Double
    init(duration: Double = 0.5, bounce: Double = 0) { self.init(_duration: duration, bounce: bounce, mass: 1) }
    init(response: Double, dampingRatio: Double) { self.init(_duration: response, bounce: Spring._bounce(dampingRatio), mass: 1) }
    init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let bounce = Spring._bounce(allowOverDamping ? ratio : min(ratio, 1))
        self.init(_duration: 2 * Double.pi * (mass / stiffness).squareRoot(), bounce: bounce, mass: mass)
    }
    init(_duration: Double, bounce: Double, mass: Double) {
        duration = _duration
        self.bounce = bounce
        self.mass = mass
    }
    /// How much a spring swings: nothing where it is damped just enough, less than nothing where it is damped more.
    static func _bounce(_ dampingRatio: Double) -> Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// How long one swing takes without damping.
    var response: Double { duration }
    /// The damping as a part of the one with which nothing swings any more.
    var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
    var stiffness: Double { mass * (2 * Double.pi / duration) * (2 * Double.pi / duration) }
    var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
    static let smooth = Spring()
    static let snappy = Spring(bounce: 0.15)
    static let bouncy = Spring(bounce: 0.3)
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: extraBounce) }
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.15 + extraBounce) }
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring(duration: duration, bounce: 0.3 + extraBounce) }
    /// The time after which the spring counts as still.
    var settlingDuration: TimeInterval { _settlingDuration(velocity: 0) }
    /// Where a value is after a time on its way from zero to a target.
    func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (still, pushed) = (_motion(at: time, velocity: 0).place, _motion(at: time, velocity: 1).place)
        return target.scaled(by: 1 + still) + initialVelocity.scaled(by: pushed - still)
    }
    /// How far from its end a way of length one is after a time, below zero before it, and how fast it goes.
    func _motion(at time: Double, velocity: Double) -> (place: Double, speed: Double) {
        // A spring without a duration is there at once.
        guard duration > 0 else { return (0, 0) }
        let (frequency, ratio) = (2 * Double.pi / duration, dampingRatio)
        if ratio < 1 {
            let (decay, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
            let push = (velocity - decay) / swing
            let (fade, cosine, sine) = (exp(-decay * time), cos(swing * time), sin(swing * time))
            let place = fade * (push * sine - cosine)
            return (place, fade * swing * (sine + push * cosine) - decay * place)
        }
        if ratio == 1 {
            let (fade, push) = (exp(-frequency * time), velocity - frequency)
            let place = fade * (push * time - 1)
            return (place, fade * push - frequency * place)
        }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
        let share = (velocity + fast) / (slow - fast)
        let (slowly, quickly) = (share * exp(slow * time), (-1 - share) * exp(fast * time))
        return (slowly + quickly, slow * slowly + fast * quickly)
    }
    /// Whether what is left of a way of length one cannot be seen any more.
    func _isStill(at time: Double, velocity: Double) -> Bool {
        let (place, speed) = _motion(at: time, velocity: velocity)
        return !(abs(place) >= 0.001 || abs(speed) * duration >= 0.01)
    }
    func _settlingDuration(velocity: Double) -> Double {
        var time = 0.0
        while time < 60, !_isStill(at: time, velocity: velocity) { time += 0.01 }
        return time
    }
}
