/// Values with their parts below them, as Swift's `dump` has it. Values of the library's own types are not taken apart.
extension Machine {
    /// How far `dump` goes, and where.
    public struct DumpLimits {
        var indent: Int
        var depth: Int
        var items: Int

        public init(indent: Int, depth: Int, items: Int) {
            (self.indent, self.depth, self.items) = (indent, depth, items)
        }
    }

    /// Gives the lines one after the other, since there is no telling how many there will be.
    public func dump(
        _ value: Value, name: String?, _ limits: DumpLimits, write: (String) throws(Interruption) -> Void
    ) throws(Interruption) {
        var work = [DumpPiece.node(.value(value), name: name, indent: limits.indent, depth: limits.depth)]
        var items = limits.items
        var seen: [UInt: Int] = [:]
        // A description may change an object while its parts are still to be written.
        var held: [Value] = []
        defer { held.forEach { heap.release($0) } }
        while let piece = work.popLast() {
            switch piece {
            case .node(let node, let name, let indent, let depth):
                guard items > 0 else { continue }
                items -= 1
                try charge(steps: 10 + indent / 8)
                let parts = parts(of: node)
                for part in parts { held += part.node.values.map { heap.retain($0); return $0 } }
                let bullet = parts.isEmpty ? "-" : depth <= 0 ? "▹" : "▿"
                var line = String(repeating: " ", count: indent) + bullet + " " + (name.map { "\($0): " } ?? "") + (try summary(of: node))
                if case .value(let value) = node, value.depth == 0, value.objectKind == .instance, let identity = value.identity {
                    let known = seen[identity]
                    seen[identity] = known ?? seen.count
                    try write(line + " #\(known ?? seen.count - 1)\n")
                    if known != nil { continue }
                } else {
                    line += "\n"
                    try write(line)
                }
                if depth > 0, !parts.isEmpty { work.append(.rest(parts[...], indent: indent, depth: depth)) }
            case .rest(let parts, let indent, let depth):
                guard let next = parts.first else { continue }
                if items <= 0 {
                    let more = parts.startIndex > 0 ? " more" : ""
                    try write(String(repeating: " ", count: indent + 4) + "(\(parts.count)\(more) \(parts.count == 1 ? "child" : "children"))\n")
                    continue
                }
                work.append(.rest(parts.dropFirst(), indent: indent, depth: depth))
                work.append(.node(next.node, name: next.name, indent: indent + 2, depth: depth - 1))
            }
        }
    }

    private enum DumpPiece {
        case node(DumpNode, name: String?, indent: Int, depth: Int)
        /// What is left of a node's parts.
        case rest(ArraySlice<(name: String?, node: DumpNode)>, indent: Int, depth: Int)
    }

    private enum DumpNode {
        case value(Value)
        /// An entry of a dictionary.
        case entry(Value, Value)
        /// What an enum value holds, as a tuple.
        case payload(Value, labels: [String?])
        /// An instance as one of a class above its own.
        case superclass(Value, NominalDecl)

        var values: [Value] {
            switch self {
            case .value(let value), .payload(let value, _), .superclass(let value, _): [value]
            case .entry(let key, let value): [key, value]
            }
        }
    }

    // MARK: Parts

    private func parts(of node: DumpNode) -> [(name: String?, node: DumpNode)] {
        switch node {
        case .entry(let key, let value): return [("key", .value(key)), ("value", .value(value))]
        case .payload(let value, let labels): return slots(of: value, labels)
        case .superclass(let value, let decl): return stored(value, decl)
        case .value(let value): return parts(of: value)
        }
    }

    private func parts(of value: Value) -> [(name: String?, node: DumpNode)] {
        if value.isNil { return [] }
        if value.depth > 0 { return [("some", .value(value.unwrapped))] }
        guard value.isReference else { return [] }
        let type = types[value.type]
        switch value.object.pointee.kind {
        case .array where value.type == .array: return heap.elements(value).map { (nil, .value($0)) }
        case .table:
            var parts: [(name: String?, node: DumpNode)] = []
            heap.forEachEntry(value) { key, element in
                parts.append((nil, value.type == .set ? .value(key) : .entry(key, element)))
            }
            return parts
        case .tuple: return slots(of: value, type.fields.map { $0.name.isEmpty ? nil : $0.name })
        case .enumeration:
            guard value.enumCase < type.cases.count, heap.slotCount(value) > 0 else { return [] }
            let made = type.cases[value.enumCase]
            let isTuple = heap.slotCount(value) > 1 || made.labels.contains { $0 != nil }
            return [(made.name, isTuple ? .payload(value, labels: made.labels) : .value(heap.slot(value, 0)))]
        case .structure, .instance:
            guard let decl = type.decl, !decl.isInterface else { return [] }
            return stored(value, decl)
        default: return []
        }
    }

    private func slots(of value: Value, _ labels: [String?]) -> [(name: String?, node: DumpNode)] {
        (0..<heap.slotCount(value)).map { index in
            let label = labels.indices.contains(index) ? labels[index] : nil
            return (label ?? ".\(index)", .value(shown(heap.slot(value, index))))
        }
    }

    /// The stored properties that a type itself declares, behind those of the class above it.
    private func stored(_ value: Value, _ decl: NominalDecl) -> [(name: String?, node: DumpNode)] {
        var parts: [(name: String?, node: DumpNode)] = []
        var inherited = 0
        if let parent = decl.superclass?.nominal, !parent.isInterface {
            parts.append(("super", .superclass(value, parent)))
            inherited = parent.storedProperties.count
        }
        for (index, property) in decl.storedProperties.enumerated() where index >= inherited && index < heap.slotCount(value) {
            parts.append((property.name, .value(shown(heap.slot(value, index)))))
        }
        return parts
    }

    private func shown(_ slot: Value) -> Value {
        slot.type == .weakReference ? heap.target(of: slot)?.wrapped ?? .none : slot
    }

    // MARK: Summaries

    private func summary(of node: DumpNode) throws(Interruption) -> String {
        switch node {
        case .entry: return "(2 elements)"
        case .payload(let value, _): return "(\(count(heap.slotCount(value), "element")))"
        case .superclass(_, let decl): return typeName(.nominal(decl, []), .modules)
        case .value(let value):
            guard !value.isNil, value.depth == 0, value.isReference else { return try describe(value, debug: true) }
            switch value.type {
            case .array: return count(heap.arrayCount(value), "element")
            case .dictionary: return count(heap.tableCount(value), "key/value pair")
            case .set: return count(heap.tableCount(value), "member")
            default: break
            }
            if value.object.pointee.kind == .tuple { return "(\(count(heap.slotCount(value), "element")))" }
            guard let decl = types[value.type].decl, !decl.isInterface, ownDescription(of: value.type, debug: true) == nil else {
                return try describe(value, debug: true)
            }
            let name = nameWithArguments(types[value.type], value, "main.", isQualified: true)
            guard decl.kind == .enum, value.enumCase < types[value.type].cases.count else { return name }
            return name + "." + types[value.type].cases[value.enumCase].name
        }
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
