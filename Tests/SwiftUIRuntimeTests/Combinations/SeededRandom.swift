import Foundation

/// Chance that follows from a seed: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { number(0..<times) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0..<elements.count)] }
}

/// The seeds of a test of random things: a few in ordinary runs, as `VIEWLAB_SEEDS=100..<200` says in others.
func seeds(_ usual: Int) -> Range<Int> {
    let bounds = ProcessInfo.processInfo.environment["VIEWLAB_SEEDS"]?.components(separatedBy: "..<").compactMap { Int($0) } ?? []
    return bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]..<bounds[1] : 0..<usual
}
