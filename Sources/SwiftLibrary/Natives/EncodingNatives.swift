import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// Texts from bytes and the other way round, in the encodings of Foundation, by their numbers.
    static func encodings() -> [String: NativeFunction] {
        [
            "_repairedText(_:)": { machine, arguments throws(Interruption) in
                let bytes = try bytes(arguments[0], machine)
                return machine.heap.makeString(String(decoding: bytes, as: UTF8.self))
            },
            "_decodedText(_:_:)": { machine, arguments throws(Interruption) in
                let bytes = try bytes(arguments[0], machine)
                return machine.optional(text(of: bytes, encoding(arguments.int(1))).map { machine.heap.makeString($0) })
            },
            "_encodedText(_:_:)": { machine, arguments throws(Interruption) in
                let count = machine.heap.byteCount(arguments[0])
                try machine.charge(reading: arguments[0], making: count * 64)
                guard let data = machine.text(arguments[0]).data(using: encoding(arguments.int(1))) else { return .none }
                return machine.heap.makeArray(taking: data.map(\.value)).wrapped
            },
        ]
    }

    private static func encoding(_ number: Int) -> String.Encoding { String.Encoding(rawValue: UInt(bitPattern: number)) }

    private static func text(of bytes: [UInt8], _ encoding: String.Encoding) -> String? {
        encoding == .utf8 ? String(validating: bytes, as: UTF8.self) : String(bytes: bytes, encoding: encoding)
    }

    private static func bytes(_ array: Value, _ machine: Machine) throws(Interruption) -> [UInt8] {
        let count = machine.heap.arrayCount(array)
        try machine.charge(steps: 1 + count / 8, bytes: count * 4)
        return machine.heap.withElements(array) { $0.map { UInt8(truncatingIfNeeded: $0.payload) } }
    }
}
