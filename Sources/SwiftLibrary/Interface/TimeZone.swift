/// A time zone, by how far it is from UTC; only zones without summer time are told apart.
struct TimeZone: Hashable, Sendable {
    /// The name of the zone.
    let identifier: String
    let _seconds: Int

    init(_identifier: String, _seconds: Int) {
        identifier = _identifier
        self._seconds = _seconds
    }
    /// The zone of that name: UTC and GMT are known here.
    init?(identifier: String) {
        guard ["UTC", "GMT", "Etc/UTC"].contains(identifier) else { return nil }
        self.init(_identifier: identifier, _seconds: 0)
    }
    /// The zone of that abbreviation: UTC and GMT are known here.
    init?(abbreviation: String) {
        guard ["UTC", "GMT"].contains(abbreviation) else { return nil }
        self.init(_identifier: abbreviation, _seconds: 0)
    }
    /// A zone so far from UTC.
    init?(secondsFromGMT seconds: Int) { self.init(_identifier: "GMT", _seconds: seconds) }
    /// The zone of the session, which is UTC.
    static var current: TimeZone { TimeZone(_identifier: "GMT", _seconds: 0) }
    /// The zone of the session, which is UTC.
    static var autoupdatingCurrent: TimeZone { current }
    static var gmt: TimeZone { current }
    /// How far the zone is from UTC.
    func secondsFromGMT() -> Int { _seconds }
}
