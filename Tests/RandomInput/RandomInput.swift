import Foundation

/// Inputs that chance makes, the same in every run: real ones, damaged in places.
///
/// `VIEWLAB_SEED` chooses others. `VIEWLAB_RANDOM_INPUTS` says how many all suites make together: 20 000 where it is not
/// set, and a million where there is time: the seeds 2 to 51, of 20 000 each, ran on 2026-11-22. Seed 8 ended the process
/// (`=` behind an unprintable character), which `ParserDiagnostics` tells of since; the others found nothing.
/// The seeds 90000, 90100, to 91400, of as many each, ran a day later and found nothing in the program.
public struct RandomInput: RandomNumberGenerator {
    /// What repeats these inputs, to be named where something fails.
    public let seed: UInt64
    private var state: UInt64

    /// The generator of one part of a suite.
    public init(part: Int) {
        seed = Self.firstSeed &+ UInt64(truncatingIfNeeded: part)
        if part == 0 { print("random input: VIEWLAB_SEED=\(Self.firstSeed)") }
        state = seed
        // Seeds that are neighbours begin alike.
        for _ in 0..<8 { _ = next() }
    }

    private static let firstSeed = number("VIEWLAB_SEED") ?? 1
    private static let usualTotal: UInt64 = 20_000

    /// How many inputs a part makes that has so many of the usual number.
    public static func count(_ usual: Int) -> Int {
        let total = number("VIEWLAB_RANDOM_INPUTS") ?? usualTotal
        return max(1, Int(clamping: UInt64(usual).multipliedReportingOverflow(by: total).partialValue / usualTotal))
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// One of some values; there is at least one.
    public mutating func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &self)] }

    /// A text that was damaged in so many places: something is missing, twice, or was put in.
    public mutating func damaged(_ text: String, in places: ClosedRange<Int>, with pieces: [String]) -> String {
        var characters = Array(text)
        for _ in 0..<Int.random(in: places, using: &self) {
            let place = Int.random(in: 0...characters.count, using: &self)
            let end = min(characters.count, place + (Bool.random(using: &self) ? 1 : Int.random(in: 1...40, using: &self)))
            switch Int.random(in: 0...3, using: &self) {
            case 0: characters.removeSubrange(place..<end)
            case 1: characters.insert(contentsOf: characters[place..<end], at: Int.random(in: 0...characters.count, using: &self))
            default: characters.insert(contentsOf: Array(one(of: pieces)), at: place)
            }
        }
        return String(characters)
    }
}
