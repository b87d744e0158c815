import DiffEngine
import SwiftInterpreter

// A gesture that goes on for some time is two events: the change, after which the views are updated, and its end.

extension Runtime {
    func tap(_ recognizer: Value) throws {
        try send("ended", to: recognizer)
        try run(vocabulary.field("reset", of: recognizer))
    }

    /// `onLongPressGesture`: hears that the press begins and ends, then its action runs.
    func press(_ modifier: Value) throws {
        let pressing = vocabulary.field("pressing", of: modifier)
        try run(pressing, .bool(true))
        try run(pressing, .bool(false))
        try run(vocabulary.field("action", of: modifier))
    }

    /// A press, drag, pinch or turn with `onChanged`, `updating` and `onEnded`.
    func performGesture(_ action: ControlAction, on bound: BoundControl, event: String) throws {
        guard case .recognizer(let recognizer) = bound.target else { return }
        let movement = try movement(action, bound)
        // The view that holds it may be made anew in between.
        heap.retain(recognizer)
        defer { heap.release(recognizer) }
        try transact(event) { try send("changed", to: recognizer, movement) }
        let now = drawn().controls.first { $0.place == bound.place && $0.control.kind == bound.control.kind }
        try transact("end of the \(bound.control.kind.gestureName)") {
            if case .recognizer(let present)? = now?.target {
                heap.retain(present)
                defer { heap.release(present) }
                try send("ended", to: present, movement)
                try run(vocabulary.field("reset", of: present))
            } else {
                // A gesture whose view is gone is cancelled.
                try run(vocabulary.field("reset", of: recognizer))
            }
        }
    }

    /// How far the fingers go: points to the right and down, a factor, or degrees.
    private func movement(_ action: ControlAction, _ bound: BoundControl) throws -> (Double, Double) {
        switch (action, bound.control.kind) {
        case (.drag(let x, let y), .drag):
            guard case .recognizer(let recognizer) = bound.target else { return (x, y) }
            let minimum = vocabulary.double("minimum", of: recognizer) ?? 0
            if (x * x + y * y).squareRoot() < minimum {
                throw ControlError(message: "the drag is shorter than the gesture's minimumDistance, \(words(minimum)) points")
            }
            return (x, y)
        case (.longPress, .longPress): return (0, 0)
        case (.adjust(let text), .magnify), (.adjust(let text), .rotate):
            guard let number = Double(text), number.isFinite else {
                throw ControlError(
                    message: "\"\(text)\" is no number",
                    hint: bound.control.kind == .magnify ? "2 makes it twice as large" : "90 turns it by 90 degrees")
            }
            return (number, 0)
        default:
            throw ControlError(message: "\"\(bound.control.label)\" is \(bound.control.kind.words), which cannot be \(action.participle)")
        }
    }

    private func send(_ phase: String, to recognizer: Value, _ movement: (Double, Double) = (0, 0)) throws {
        let closure = vocabulary.field(phase, of: recognizer)
        guard closure.objectKind == .closure else { return }
        heap.retain(closure)
        defer { heap.release(closure) }
        heap.release(try machine.call(closure: closure, [.double(movement.0), .double(movement.1)]))
    }
}

extension Control.Kind {
    fileprivate var gestureName: String {
        switch self {
        case .longPress: "long press"
        case .magnify: "pinch"
        case .rotate: "turn"
        default: rawValue
        }
    }
}
