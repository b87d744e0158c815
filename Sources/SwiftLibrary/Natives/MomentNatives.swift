import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// Dates by the session's clock, and identifiers by its seed.
    static func moments(context: SessionContext) -> [String: NativeFunction] {
        [
            "_now()": { _, _ in .double(context.secondsSinceReferenceDate) },
            "_dateText(_:)": { machine, arguments in
                machine.heap.makeString(dateText(arguments[0].asDouble))
            },
            "_newUUID()": { machine, _ in
                machine.heap.makeString(newIdentifier(from: &context.state.random))
            },
            "_readUUID(_:)": { machine, arguments in
                guard let identifier = UUID(uuidString: machine.text(arguments[0])) else { return .none }
                return machine.heap.makeString(identifier.uuidString).wrapped
            },
        ]
    }

    /// A random identifier with the bits that mark it as one (version 4, variant 1).
    private static func newIdentifier(from random: inout RandomSource) -> String {
        let high = random.next() & ~0xF000 | 0x4000
        let low = random.next() & ~(0b11 << 62) | 0b10 << 62
        let digits = String(format: "%016llX%016llX", high, low)
        var groups: [Substring] = []
        var rest = digits[...]
        for length in [8, 4, 4, 4, 12] {
            groups.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return groups.joined(separator: "-")
    }

    private static func dateText(_ seconds: Double) -> String {
        // What Foundation writes of moments that no calendar knows.
        seconds.isFinite ? Date(timeIntervalSinceReferenceDate: seconds).description : "<description unavailable>"
    }
}
