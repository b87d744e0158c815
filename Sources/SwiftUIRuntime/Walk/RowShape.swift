import SwiftInterpreter

/// How many rows an element makes, and what stands in them.
struct RowShape {
    /// How many rows an element makes; nil if that depends on the element.
    var rows: Int?
    var hasExplicitID = false
    var hasLink = false
    var hasEquatable = false
    /// A view or modifier of the program's own stands in the row, whose body says how many views it is.
    var isOpaque = false
    /// A view of the program's own is a row, or brings several.
    var bringsRows = false
    /// The branch of an `if` or `switch` that this element takes says how many rows it makes.
    var isOfBranch = false

    /// Takes what stands beside it as a part of the same row.
    mutating func add(_ part: RowShape) {
        rows = part.rows.flatMap { count in rows.map { $0 + count } }
        hasExplicitID = hasExplicitID || part.hasExplicitID
        hasLink = hasLink || part.hasLink
        hasEquatable = hasEquatable || part.hasEquatable
        isOpaque = isOpaque || part.isOpaque
        bringsRows = bringsRows || part.bringsRows
        isOfBranch = isOfBranch || part.isOfBranch
    }
}

extension Runtime {
    /// How many rows an element of a ForEach makes that gave this output; nil if that depends on the element.
    func rowCount(of output: Value) -> Int? { shape(of: output).rows }

    func shape(of output: Value) -> RowShape {
        guard let view = output.wrappedValue else { return RowShape(rows: nil) }
        switch vocabulary.builtin(view) {
        case .tupleView:
            let elements = vocabulary.field("value", of: view)
            var shape = RowShape(rows: 0)
            for index in 0..<heap.arrayCount(elements) { shape.add(self.shape(of: heap.arrayElement(elements, index))) }
            return shape
        case .section:
            var shape = RowShape(rows: 0)
            for part in Builtin.section.parts { shape.add(self.shape(of: vocabulary.field(part.name, of: view))) }
            return shape
        case .emptyView:
            return RowShape(rows: 0)
        case .optionalContent, .anyView, .forEach:
            return RowShape(rows: nil)
        case .conditionalContent:
            var branch = shape(of: vocabulary.field("content", of: view))
            branch.isOfBranch = true
            return branch
        case .group, .outlineGroup:
            return shape(of: vocabulary.field("content", of: view))
        case .modifiedContent:
            var inner = shape(of: vocabulary.field("content", of: view))
            let modifier = vocabulary.field("modifier", of: view)
            if vocabulary.builtin(modifier) == .identifierModifier { inner.hasExplicitID = true }
            if case .modifier = vocabulary.kind(of: modifier.type) { inner.isOpaque = true }
            if !modifiesRowsTogether(view) { inner.bringsRows = false }
            return inner
        case .equatableView:
            return RowShape(rows: 1, hasEquatable: true)
        default:
            let isOpaque = if case .view = vocabulary.kind(of: view.type) { true } else { false }
            return RowShape(rows: 1, hasLink: containsLink(view), hasEquatable: containsEquatable(view), isOpaque: isOpaque, bringsRows: isOpaque)
        }
    }

    private func containsEquatable(_ view: Value) -> Bool {
        contains(view) { self.vocabulary.builtin($0) == .equatableView }
    }

    /// Whether a navigation link stands in a view, bodies of the program's views aside.
    func containsLink(_ view: Value) -> Bool {
        contains(view) { self.vocabulary.builtin($0) == .navigationLink }
    }

    private func contains(_ view: Value, _ condition: (Value) -> Bool) -> Bool {
        guard let view = view.wrappedValue, view.isReference else { return false }
        if condition(view) { return true }
        guard let builtin = vocabulary.builtin(view) else { return false }
        if builtin == .modifiedContent { return contains(vocabulary.field("content", of: view), condition) }
        return parts(of: view, builtin).contains { contains($0.view, condition) }
    }
}
