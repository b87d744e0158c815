import SwiftInterpreter

extension Runtime {
    /// The words of a text without their Markdown, as the vocabulary has them; owned.
    func markedRuns(_ text: Value) throws(Interruption) -> Value {
        let line = heap.string(text)
        let length = line.utf8.count
        // Reading may take as long as the square of the length, by small steps.
        try machine.charge(steps: length + length / Runtime.charactersInAStep * length)
        guard let type = program.libraryType(named: "_MarkedRun")?.typeID else { return heap.makeArray(taking: []) }
        return heap.makeArray(taking: MarkedText(line).runs.map { run in
            heap.makeObject(.structure, type: type, taking: [
                heap.makeString(run.words), .int(run.marks.rawValue), run.address.map { heap.makeString($0).wrapped } ?? .none,
            ])
        })
    }

    private static let charactersInAStep = 64
}
