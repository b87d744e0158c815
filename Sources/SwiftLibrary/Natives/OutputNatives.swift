import Foundation
import SwiftInterpreter

extension StandardNatives {
    /// What shows values, and what stops a program.
    static func output(context: SessionContext) -> [String: NativeFunction] {
        let describe: NativeFunction = { machine, arguments throws(Interruption) in
            let value = arguments.operand
            if value.type == .string, value.depth == 0 {
                machine.heap.retain(value)
                return value
            }
            return machine.heap.makeString(try machine.describe(value, debug: false))
        }
        return [
            "describe(_:)": describe,
            "debugDescribe(_:)": { machine, arguments throws(Interruption) in
                machine.heap.makeString(try machine.describe(arguments.operand, debug: true))
            },
            "print(_:separator:terminator:)": { machine, arguments throws(Interruption) in
                try machine.print(arguments, debug: false, to: context)
                return .void
            },
            "debugPrint(_:separator:terminator:)": { machine, arguments throws(Interruption) in
                try machine.print(arguments, debug: true, to: context)
                return .void
            },
            "_stop(_:_:)": { machine, arguments throws(Interruption) in
                let kind = machine.text(arguments[0]), message = machine.text(arguments[1])
                throw .trap(message.isEmpty ? kind : "\(kind): \(message)")
            },
            "_require(_:_:)": { machine, arguments throws(Interruption) in
                guard arguments.bool(0) else { throw .trap(machine.text(arguments[1])) }
                return .void
            },
            "_errorText(_:)": { machine, arguments in
                let error = arguments[0]
                let name = machine.types[error.type].name
                let code = machine.types[error.type].kind == .enum ? error.enumCase : 1
                return machine.heap.makeString("The operation couldn’t be completed. (\(name) error \(code).)")
            },
            "_dump(_:_:_:_:_:)": { machine, arguments throws(Interruption) in
                let name = arguments[1].isNil ? nil : machine.text(arguments[1].unwrapped)
                guard arguments.int(2) >= 0, arguments.int(3) >= 0, arguments.int(4) >= 0 else {
                    throw .trap("dump needs an indentation, a depth and a number of items that are not negative")
                }
                guard arguments.int(2) <= 10_000 else { throw .trap("dump indents by 10000 at most") }
                let limits = Machine.DumpLimits(indent: arguments.int(2), depth: arguments.int(3), items: arguments.int(4))
                try machine.dump(arguments[0], name: name, limits) { line throws(Interruption) in try machine.print(line, to: context) }
                return .void
            },
            "type(of:)": { machine, arguments in
                let value = arguments[0]
                return .metatype(value.depth > 0 || value.isNil ? .optional : value.type)
            },
        ]
    }
}

extension Machine {
    fileprivate func print(
        _ arguments: Arguments, debug: Bool, to context: SessionContext
    ) throws(Interruption) {
        let items = heap.elements(arguments[0])
        try charge(steps: 1 + items.count)
        let separator = text(arguments[1])
        var line = ""
        for (index, item) in items.enumerated() {
            if index > 0 { line += separator }
            line += try describe(item, debug: debug)
        }
        try print(line + text(arguments[2]), to: context)
    }

    fileprivate func print(_ text: String, to context: SessionContext) throws(Interruption) {
        try charge(steps: 1 + text.utf8.count / 8)
        guard context.print(text) else {
            throw .trap("the program printed more than \(SessionContext.outputLimit >> 20) MB in one input")
        }
    }
}
