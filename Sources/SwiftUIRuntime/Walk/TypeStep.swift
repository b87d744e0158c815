import SwiftInterpreter

extension Runtime {
    /// The step from an AnyView to its content. Content of another type is another view, generic arguments and modifiers
    /// included, as far as the value shows them: not the branch that is not taken, nor what a closure will make.
    func typeStep(of content: Value) -> UInt64 { place(of: content, at: .top).hash }

    private func place(of content: Value, at position: Position) -> Position {
        // An optional part may come and go.
        if content.isNil || content.depth > 0 { return position }
        var position = position.appending(UInt64(content.type.rawValue))
        guard content.isReference else { return position }
        let arguments = machine.instantiationNumber(of: content)
        if arguments > 0 { position = position.appending(UInt64(arguments)) }
        guard let builtin = vocabulary.builtin(content) else { return position }
        switch builtin {
        case .inertModifier:
            return position.appending(heap.hashString(vocabulary.field("name", of: content)))
        case .modifiedContent:
            position = place(of: vocabulary.field("content", of: content), at: position)
            return place(of: vocabulary.field("modifier", of: content), at: position)
        case .conditionalContent, .optionalContent, .anyView:
            return position
        default:
            for part in parts(of: content, builtin) { position = place(of: part.view, at: position) }
            return position
        }
    }
}
