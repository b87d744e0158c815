import SwiftInterpreter

/// Short ways to read arguments and to make results.
extension Arguments {
    func int(_ index: Int) -> Int { self[index].asInt }
    func bool(_ index: Int) -> Bool { self[index].asBool }

    /// The operands of an operator: its last two arguments. The operators of protocols have a metatype in front.
    var operands: (left: Value, right: Value) { (self[count - 2], self[count - 1]) }
    /// The operand of a prefix operator.
    var operand: Value { self[count - 1] }
}

extension Machine {
    /// A text argument.
    func text(_ value: Value) -> String { heap.string(value) }

    /// Pays for looking at the bytes of texts, and for a result of so many bytes.
    func charge(reading texts: Value..., making bytes: Int = 0) throws(Interruption) {
        var steps = 0
        for text in texts { steps += heap.byteCount(text) }
        // A step is some tens of nanoseconds; a text's bytes go by faster.
        try charge(steps: 1 + (steps + bytes) / 8, bytes: bytes)
    }

    /// Optional: nil or a wrapped value that the result takes over.
    func optional(_ value: Value?) -> Value { value?.wrapped ?? .none }
}
