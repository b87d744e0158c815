import SwiftInterpreter

extension StandardNatives {
    /// Reading and writing by key paths: `value[keyPath: path]`.
    static func keyPaths() -> [String: NativeFunction] {
        [
            "KeyPath.getter": { machine, arguments throws(Interruption) in
                try machine.value(at: arguments[1], of: arguments[0])
            },
            "KeyPath.getter.set": { machine, arguments throws(Interruption) in
                var root = arguments[0]
                defer { arguments[0] = root }
                try machine.setValue(at: arguments[1], of: &root, to: arguments[2])
                return .void
            },
        ]
    }
}
