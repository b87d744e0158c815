import SwiftInterpreter

extension StandardNatives {
    /// Work that waits for the session's clock.
    static func clock(context: SessionContext) -> [String: NativeFunction] {
        /// Steps that a call is worth: so that a loop which asks for work ends about as soon as one that only counts.
        let cost = 40
        return [
            "_schedule(_:_:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(steps: cost)
                machine.heap.retain(arguments[2])
                return .int(context.schedule(
                    after: arguments[0].asDouble, machine.text(arguments[1]), taking: arguments[2]))
            },
            "_resume(_:_:_:)": { machine, arguments throws(Interruption) in
                try machine.charge(steps: cost)
                machine.heap.retain(arguments[0])
                return .int(context.schedule(
                    after: arguments[1].asDouble, machine.text(arguments[2]), taking: arguments[0]))
            },
            "_setBackground(_:)": { _, arguments in
                defer { context.isInBackground = arguments[0].asBool }
                return .bool(context.isInBackground)
            },
            "_startsInBackground()": { machine, _ in .bool(context.isInBackground && !machine.isOnMainActor) },
            "_unschedule(_:)": { machine, arguments in
                if let work = context.schedule.remove(arguments[0].asInt) { machine.heap.release(work.action) }
                return .void
            },
            "_elapsed()": { _, _ in .int(Int(context.state.now)) },
            "_taskText()": { machine, _ in machine.heap.makeString(context.taskText()) },
        ]
    }
}
