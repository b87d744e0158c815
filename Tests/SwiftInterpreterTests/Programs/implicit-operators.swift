struct Moment {
    var seconds: Double
    static func now() -> Moment { Moment(seconds: 1) }
    static var start: Moment { Moment(seconds: 0) }
    static func + (moment: Moment, seconds: Double) -> Moment { Moment(seconds: moment.seconds + seconds) }
    static func + (moment: Moment, length: Length) -> Moment { Moment(seconds: moment.seconds + length.seconds) }
}
enum Length {
    case seconds(Int), milliseconds(Int)
    var seconds: Double {
        switch self {
        case .seconds(let count): return Double(count)
        case .milliseconds(let count): return Double(count) / 1000
        }
    }
}
func at(_ moment: Moment) { print(moment.seconds) }
at(.now() + 0.5)  // expect: 1.5
at(.now() + 2)  // expect: 3.0
at(.start + .milliseconds(250))  // expect: 0.25
at(.start + .seconds(3) + 1)  // expect: 4.0
let delay = 4.0
at(.now() + delay)  // expect: 5.0
let later: Moment = .now() + delay * 2
print(later.seconds)  // expect: 9.0
