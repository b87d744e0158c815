import Foundation

/// One figure: what was done, with how many, how long it took and how much memory is held.
struct Measurement: Encodable {
    var name: String
    var n: Int
    /// Milliseconds of one run: the median.
    var ms: Double
    /// Bytes of memory in use afterwards, or of what the name says.
    var bytes: Int

    /// One line of JSON.
    var line: String {
        let time = String(format: ms < 1 ? "%.4f" : "%.2f", ms)
        return "{\"name\": \"\(name)\", \"n\": \(n), \"ms\": \(time), \"bytes\": \(bytes)}"
    }
}

/// Runs something again and again and takes the median: the machine is noisy, and its best run is nobody's. What is to
/// be there before each run takes no part.
func measure(
    _ name: String, n: Int, runs: Int = 31, before prepare: () throws -> Void = {}, _ run: () throws -> Void
) rethrows -> Measurement {
    let warmUps = 5
    let clock = ContinuousClock()
    var times: [Double] = []
    for index in 0..<warmUps + runs {
        try prepare()
        let time = try clock.measure(run)
        if index >= warmUps { times.append(time.milliseconds) }
    }
    times.sort()
    return Measurement(name: name, n: n, ms: times[times.count / 2], bytes: bytesInUse)
}

/// Bytes of memory that the process holds.
var bytesInUse: Int {
    #if os(Linux)
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    #else
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
    #endif
}

extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}

/// A benchmark that did something else than it claims to measure.
struct WrongOutcome: Error, CustomStringConvertible {
    var description: String
}

func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) throws {
    if !condition { throw WrongOutcome(description: sentence()) }
}
