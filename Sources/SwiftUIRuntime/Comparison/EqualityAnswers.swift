import DiffEngine
import SwiftInterpreter

/// What a program's own `==` said of pairs of values, so that it need not be called again for a question about them.
/// Values in it are borrowed: it is emptied before any of them may go.
///
/// A list of ten thousand rows notes as many answers, and mostly nobody asks: they are only put in order when one does.
final class EqualityAnswers {
    private struct Pair: Hashable {
        let x: Handle
        let y: Handle
    }
    private var noted: ContiguousArray<(pair: Pair, isEqual: Bool)> = []
    private var index: [Pair: Bool] = [:]
    private var indexedCount = 0

    subscript(x: Value, y: Value) -> Bool? {
        if indexedCount < noted.count {
            for (pair, isEqual) in noted[indexedCount...] { index[pair] = isEqual }
            indexedCount = noted.count
        }
        return index.isEmpty ? nil : index[Pair(x: Handle(x), y: Handle(y))]
    }

    func note(_ x: Value, _ y: Value, _ isEqual: Bool) { noted.append((Pair(x: Handle(x), y: Handle(y)), isEqual)) }

    func removeAll() {
        noted.removeAll(keepingCapacity: true)
        if indexedCount > 0 { index.removeAll(keepingCapacity: true) }
        indexedCount = 0
    }
}
