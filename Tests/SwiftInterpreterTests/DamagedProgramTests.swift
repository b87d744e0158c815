import Foundation
import Testing

/// Programs cut off, with pieces missing or out of place: whatever is told about them, the process goes on.
@Suite struct DamagedProgramTests {
    @Test(arguments: 0..<24)
    func aDamagedProgramEndsWell(seed: Int) async throws {
        let names = ProgramTests.names
        try #require(!names.isEmpty)
        var random = Chance(state: UInt64(seed) &* 7919 &+ 17)
        let name = names[random.below(names.count)]
        let text = try String(contentsOf: ProgramTests.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        let damaged = damage(Array(text), &random)
        try await onProgramThread {
            let runner = try ProgramRunner()
            runner.steps = 500_000
            _ = runner.run(name: name, text: damaged)
        }
    }

    private func damage(_ text: [Character], _ random: inout Chance) -> String {
        var text = text
        let place = random.below(text.count)
        switch random.below(4) {
        case 0: text.removeSubrange(place...)
        case 1: text.removeSubrange(place..<min(text.count, place + 1 + random.below(30)))
        case 2: text.insert(["(", ")", "{", "}", "<", ".", ":", "\"", "&", "@"][random.below(10)], at: place)
        default: text.swapAt(place, random.below(text.count))
        }
        return String(text)
    }
}

/// Numbers that are the same in each run.
private struct Chance {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 33) % bound
    }
}
