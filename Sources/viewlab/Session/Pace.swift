/// Says when it is time for something that is not to be done too often.
struct Pace {
    private let interval: Duration
    private var last: ContinuousClock.Instant?

    init(every interval: Duration) {
        self.interval = interval
    }

    /// Whether an interval has passed since this last said yes.
    mutating func isTime(at moment: ContinuousClock.Instant = .now) -> Bool {
        if let last, moment - last < interval { return false }
        last = moment
        return true
    }
}
