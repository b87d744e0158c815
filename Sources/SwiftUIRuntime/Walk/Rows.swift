import DiffEngine
import SwiftInterpreter

extension Runtime {
    /// Makes all rows of a ForEach in the pass of the view around it. Rows stand as long as an equal
    /// ForEach takes the old one's place: then its closure is not called.
    func walkRows(
        of view: Value, _ context: WalkContext, _ result: inout WalkResult, into children: inout ChildList
    ) throws {
        let old = nodeState(context.node).expansions[context.position]
        let isReadAnew = old?.reads.values.contains(where: areTriggers) ?? false
        let expansion = try allRows(of: view, old: old)
        if let old, isReadAnew, try stands(old, for: view), try differ(old, expansion) { result.hasOtherRows = true }
        result.expansions[context.position] = expansion
        for (index, output) in expansion.outputs.enumerated() {
            try walk(output, context.at(expansion.identities[index]), &result, into: &children)
        }
    }

    func allRows(of view: Value, old: Expansion?) throws -> Expansion {
        var hold: [Value] = []
        defer { hold.forEach(heap.release) }
        var old = old
        if let known = old, known.outputs.count == known.count, try stands(known, for: view) {
            let isReadAnew = known.reads.values.contains(where: areTriggers)
            if !isReadAnew, !(try hasComputedIdentities(view)) {
                known.reads.values.forEach(renew)
                return known
            }
        } else {
            old = nil
        }
        let (rows, reads) = try notingReads { try rowSource(of: view, hold: &hold) }
        // The ids are asked for at each pass: rows whose id stayed do.
        if let known = old, try !haveSameIdentities(known, rows) { old = nil }
        try machine.charge(steps: rows.count)
        return try makeRows(0..<rows.count, of: rows, foundBy: reads, view: view, old: old)
    }

    /// Whether the rows of equal ForEaches are others: what their closure read has changed.
    private func differ(_ old: Expansion, _ new: Expansion) throws -> Bool {
        guard old.identities == new.identities else { return true }
        return try zip(old.outputs, new.outputs).contains { try !outputComparison.areEqual($0, $1, mode: .equatableUnlessPOD) }
    }

    /// Whether rows that were made stand for another ForEach too: it is equal.
    func stands(_ old: Expansion, for view: Value) throws -> Bool {
        try plainComparison.areEqual(old.view, view, mode: .equatableUnlessPOD)
    }

    /// Whether the program computes the ids of a ForEach's elements, so that they may differ from pass to pass.
    func hasComputedIdentities(_ view: Value) throws -> Bool {
        let data = vocabulary.field("data", of: view)
        guard data.type == .array, data.isReference, heap.arrayCount(data) > 0 else { return false }
        let element = heap.arrayElement(data, 0)
        guard let keyPath = vocabulary.field("id", of: view).wrappedValue else {
            return vocabulary.slot("id", of: element.type) == nil && machine.kind(of: element.type) != .class
        }
        let components = machine.components(of: keyPath)
        guard let property = components.first, property != "self" else { return false }
        return components.count > 1 || vocabulary.slot(property, of: element.type) == nil
    }

    /// Whether the elements have the ids that rows were made for.
    func haveSameIdentities(_ old: Expansion, _ rows: RowSource) throws -> Bool {
        guard rows.count == old.count else { return false }
        try machine.charge(steps: old.identities.count)
        for (offset, known) in old.identities.enumerated() {
            let (hash, id) = try identity(old.first + offset, of: rows)
            heap.release(id)
            if hash != known { return false }
        }
        return true
    }

    /// Calls the content closure for a range of elements. Outputs of an expansion of an equal view are taken over,
    /// unless an observable object that was read for them has changed; those of a fresh one, made in this pass, always are.
    func makeRows(
        _ range: Range<Int>, of rows: RowSource, foundBy reads: [SourceID], view: Value, old: Expansion?, fresh: Expansion? = nil
    ) throws -> Expansion {
        heap.retain(view)
        state.nextExpansion += 1
        var expansion = Expansion(
            view: view, first: range.lowerBound, count: rows.count, outputs: [], identities: [], serial: state.nextExpansion)
        if !reads.isEmpty { expansion.reads[Expansion.allElements] = reads }
        let old = areTriggers(reads) ? nil : old
        expansion.outputs.reserveCapacity(range.count)
        expansion.identities.reserveCapacity(range.count)
        var seen = rows.mayRepeatIdentities ? IdentitySet(capacity: range.count) : nil
        for index in range {
            let known = try known(index, fresh, old)
            let (hash, reads) = try noting(known == nil) { () throws -> UInt64 in
                let (hash, id) = try identity(index, of: rows)
                if seen?.insert(hash) == false { try warnOfDuplicate(id) }
                heap.release(id)
                expansion.outputs.append(try known?.output ?? makeRow(index, of: rows))
                return hash
            }
            expansion.identities.append(hash)
            if let known, !known.reads.isEmpty {
                renew(known.reads)
                expansion.reads[index] = known.reads
            }
            if !reads.isEmpty { expansion.reads[index] = reads }
        }
        return expansion
    }

    /// What was made for an element before and still stands: its output, owned, and what was read for it.
    private func known(_ index: Int, _ fresh: Expansion?, _ old: Expansion?) throws -> (output: Value, reads: [SourceID])? {
        func taken(from expansion: Expansion, _ reads: [SourceID]) -> (output: Value, reads: [SourceID]) {
            let output = expansion.outputs[index - expansion.first]
            heap.retain(output)
            return (output, reads)
        }
        if let fresh, fresh.holds(index) { return taken(from: fresh, fresh.reads(of: index)) }
        guard let old, old.holds(index) else { return nil }
        let reads = old.reads(of: index)
        return areTriggers(reads) ? nil : taken(from: old, reads)
    }

    /// All rows of a ForEach at once, for a container of the program's own: the identity of each, and then what it makes.
    func allRows(of view: Value) throws(Interruption) -> Value {
        var hold: [Value] = []
        defer { hold.forEach(heap.release) }
        let rows = try rowSource(of: view, hold: &hold)
        var parts: [Value] = []
        do throws(Interruption) {
            for index in 0..<rows.count {
                let (hash, id) = try identity(index, of: rows)
                heap.release(id)
                parts += [.int(Int(truncatingIfNeeded: hash)), try makeRow(index, of: rows)]
            }
        } catch {
            parts.forEach(heap.release)
            throw error
        }
        return heap.makeArray(taking: parts)
    }

    private func makeRow(_ index: Int, of rows: RowSource) throws(Interruption) -> Value {
        let element = element(index, of: rows)
        defer { heap.release(element) }
        return try machine.call(closure: rows.content, element)
    }

    func warnOfDuplicate(_ id: Value) throws {
        let text = try machine.describe(id)
        warn(
            "ForEach<…>: the ID \(text) occurs multiple times within the collection, this will give undefined results!",
            at: .none)
    }
}
