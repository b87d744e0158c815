/// Values as text, as `print` and `debugPrint` show them.
extension Machine {
    /// How a value is written.
    private enum Style {
        /// As `print` does.
        case plain
        /// As `debugPrint` does, and as a value stands inside another's text.
        case debug
        /// As `debug`, without the module's name: for people who know where they are.
        case brief

        var nested: Style { self == .brief ? .brief : .debug }
        var isDebug: Bool { self != .plain }
    }

    /// What `print` shows (`debug`: what `debugPrint` shows).
    public func describe(_ value: Value, debug: Bool = false) throws(Interruption) -> String {
        try describe(value, debug ? .debug : .plain)
    }

    /// What `debugPrint` shows, with types named as in the program's own source.
    public func briefDescription(_ value: Value) throws(Interruption) -> String {
        try describe(value, .brief)
    }

    private func describe(_ value: Value, _ style: Style) throws(Interruption) -> String {
        var text = ""
        var work: [Piece] = [.value(value, style)]
        var steps = 0
        while let piece = work.popLast() {
            switch piece {
            case .text(let part):
                text += part
            case .value(let value, let style):
                try describeOne(value, style, &text, &work)
            }
            steps += 1
            if steps & 255 == 0 { try charge(steps: 256, bytes: text.utf8.count) }
        }
        return text
    }

    /// What is still to be written, the last piece first.
    private enum Piece {
        case text(String)
        case value(Value, Style)
    }

    private func describeOne(
        _ value: Value, _ style: Style, _ text: inout String, _ work: inout [Piece]
    ) throws(Interruption) {
        if value.isNil {
            text += "nil"
            return
        }
        if value.depth > 0 {
            text += "Optional("
            work.append(.text(")"))
            work.append(.value(value.unwrapped, style.nested))
            return
        }
        switch value.type {
        case .hole: text += "<uninitialised>"
        case .void: text += "()"
        case .bool: text += value.asBool ? "true" : "false"
        case .int, .int8, .int16, .int32, .int64: text += String(value.asInt)
        case .uint, .uint8, .uint16, .uint32, .uint64: text += String(value.payload)
        case .double: text += value.asDouble.description
        case .float: text += value.asFloat.description
        case .metatype:
            text += typeName(ofMetatype: value, isQualified: style == .debug)
        case .hasher: text += "Hasher"
        case .string, .substring, .character:
            let string = heap.string(value)
            text += style.isDebug ? string.debugDescription : string
        case .array: list(value, style, "[", "]", &text, &work)
        case .dictionary, .set: table(value, style, &text, &work)
        case .function: text += "(Function)"
        case .keyPath: text += heap.string(value.object.slots[KeyPathSlot.text])
        default:
            if let function = ownDescription(of: value.type, debug: style.isDebug) {
                let result = try call(function, [value])
                if result.type == .string { text += heap.string(result) }
                heap.release(result)
            } else {
                parts(of: value, style, &text, &work)
            }
        }
    }

    func ownDescription(of type: TypeID, debug: Bool) -> Int? {
        if debug {
            return implementation(of: .debugDescription, for: type) ?? implementation(of: .description, for: type)
        }
        return implementation(of: .description, for: type) ?? implementation(of: .debugDescription, for: type)
    }

    private func list(
        _ value: Value, _ style: Style, _ open: String, _ close: String, _ text: inout String, _ work: inout [Piece]
    ) {
        text += open
        work.append(.text(close))
        var index = Int(value.object.pointee.slotCount)
        while index > 0 {
            index -= 1
            work.append(.value(value.object.slots[index], style.nested))
            if index > 0 { work.append(.text(", ")) }
        }
    }

    private func table(_ value: Value, _ style: Style, _ text: inout String, _ work: inout [Piece]) {
        if value.type == .dictionary && heap.tableCount(value) == 0 {
            text += "[:]"
            return
        }
        let isWrapped = value.type == .set && style.isDebug
        text += isWrapped ? "Set([" : "["
        var pieces: [Piece] = []
        heap.forEachEntry(value) { key, element in
            if !pieces.isEmpty { pieces.append(.text(", ")) }
            pieces.append(.value(key, style.nested))
            if value.type == .dictionary {
                pieces.append(.text(": "))
                pieces.append(.value(element, style.nested))
            }
        }
        work.append(.text(isWrapped ? "])" : "]"))
        work.append(contentsOf: pieces.reversed())
    }

    private func parts(of value: Value, _ style: Style, _ text: inout String, _ work: inout [Piece]) {
        let type = types[value.type]
        let isOwn = type.decl.map { !$0.isInterface } ?? false
        let prefix = style == .debug && isOwn ? "main." : ""
        let object = value.isReference ? value.object : nil
        switch type.kind {
        case .enum:
            let index = value.enumCase
            guard index < type.cases.count else {
                text += type.name
                return
            }
            let enumCase = type.cases[index]
            text += (style.isDebug ? nameWithArguments(type, value, prefix, isQualified: style == .debug) + "." : "") + enumCase.name
            if let object { labelled(object, style, enumCase.labels, &text, &work) }
        case .struct:
            text += nameWithArguments(type, value, prefix, isQualified: style == .debug)
            if let object {
                if style == .brief, isOpaque(type, object) { break }
                labelled(object, style, type.fields.map { Optional($0.name) }, &text, &work)
            } else {
                text += "()"
            }
        case .tuple:
            if let object {
                let labels = type.fields.map { $0.name.isEmpty ? nil : Optional($0.name) }
                labelled(object, style, labels, &text, &work)
            }
        case .class:
            text += nameWithArguments(type, value, isOwn && style != .brief ? "main." : "", isQualified: style != .brief)
        case .primitive, .protocol:
            text += type.name
        }
    }

    /// A type of the library that holds nothing but objects of its own: `Task`. In brief, its name tells all.
    private func isOpaque(_ type: RuntimeType, _ object: ObjectPointer) -> Bool {
        guard type.decl?.isInterface == true, type.fields.allSatisfy({ $0.name.hasPrefix("_") }) else { return false }
        return type.fields.indices.allSatisfy { types[object.slots[$0].type].kind == .class }
    }

    /// `(a: 1, b: 2)`
    private func labelled(
        _ object: ObjectPointer, _ style: Style, _ labels: [String?], _ text: inout String, _ work: inout [Piece]
    ) {
        text += "("
        work.append(.text(")"))
        var index = Int(object.pointee.slotCount)
        while index > 0 {
            index -= 1
            var slot = object.slots[index]
            if slot.type == .weakReference { slot = heap.target(of: slot)?.wrapped ?? .none }
            work.append(.value(slot, style.nested))
            if index < labels.count, let label = labels[index] { work.append(.text(label + ": ")) }
            if index > 0 { work.append(.text(", ")) }
        }
    }

    /// `Box<Int>`
    func nameWithArguments(_ type: RuntimeType, _ value: Value, _ prefix: String, isQualified: Bool) -> String {
        var plain = value
        plain.flags &= ~Value.depthMask
        guard let own = instantiatedType(of: plain) else { return prefix + (isQualified ? type.name : type.decl?.name ?? type.name) }
        return typeName(own, isQualified ? .modules : .innermost)
    }

    // MARK: Types

    /// The name of a value's dynamic type.
    public func typeName(of value: Value) -> String {
        if value.isNil { return "Optional" }
        if value.depth > 0 { return "Optional<\(typeName(of: value.unwrapped))>" }
        if value.type == .array {
            let elements = value.object.slots
            return heap.arrayCount(value) == 0 ? "Array" : "Array<\(typeName(of: elements[0]))>"
        }
        if value.type == .metatype { return typeName(ofMetatype: value, isQualified: false) + ".Type" }
        return instantiatedType(of: value).map { typeName($0) } ?? types[value.type].name
    }

    private func typeName(ofMetatype metatype: Value, isQualified: Bool) -> String {
        if let type = namedType(metatype) { return typeName(type, isQualified ? .modules : .innermost) }
        let type = types[TypeID(rawValue: UInt32(truncatingIfNeeded: metatype.payload))]
        guard let decl = type.decl else { return type.name }
        return (isQualified ? moduleName(of: decl) + type.name : decl.name) + (isPartlyKnown(metatype) ? "<…>" : "")
    }

    /// What stands in front of a type's own name: nothing, the types around it, or these and its module.
    public enum NameStyle { case innermost, enclosing, modules }

    /// A static type as it is written out in full.
    public func typeName(_ type: Type, _ style: NameStyle = .enclosing) -> String {
        func name(_ type: Type) -> String { typeName(type, style) }
        func list(_ types: some Sequence<Type>) -> String { types.map(name).joined(separator: ", ") }
        func plain(_ decl: NominalDecl) -> String {
            switch style {
            case .innermost: decl.name
            case .enclosing: decl.qualifiedName
            case .modules: moduleName(of: decl) + decl.qualifiedName
            }
        }
        switch type {
        case .nominal(let decl, let arguments):
            let inherited = min(decl.inheritedParameterCount, arguments.count)
            let own = arguments.dropFirst(inherited)
            let outer = inherited > 0 && style != .innermost ? decl.parent.map { name(.nominal($0, Array(arguments.prefix(inherited)))) } : nil
            return (outer.map { "\($0).\(decl.name)" } ?? plain(decl)) + (own.isEmpty ? "" : "<\(list(own))>")
        case .function(let function):
            return "(\(list(function.parameters.map(\.type)))) -> \(name(function.result))"
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + name($0.type) }.joined(separator: ", ") + ")"
        case .archetype(let archetype): return archetype.name
        case .variable: return "_"
        case .existential(let protocols):
            return protocols.isEmpty ? "Any" : protocols.map(plain).joined(separator: " & ")
        case .metatype(let type): return name(type) + ".Type"
        case .error: return "_"
        }
    }

    private func moduleName(of decl: NominalDecl) -> String {
        if !decl.isInterface { return "main." }
        return decl.runtimeTypeID.rawValue < TypeID.firstDeclared.rawValue ? "Swift." : ""
    }

    /// The texts of some owned values, joined: a string literal with interpolations.
    func interpolate(_ values: UnsafeMutablePointer<Value>, count: Int) throws(Interruption) -> Value {
        // Room for most texts at once.
        var capacity = 0
        for index in 0..<count {
            capacity += values[index].type == .string && values[index].depth == 0 ? heap.byteCount(values[index]) : 12
        }
        try chargeText(bytes: capacity)
        var text = heap.allocateString(capacity: capacity, type: .string).value
        for index in 0..<count {
            let value = values[index]
            if value.type == .string && value.depth == 0 {
                heap.append(to: &text, string: value)
            } else if value.type == .int && value.flags == 0 {
                appendInteger(value.asInt, to: &text)
            } else {
                var part = try describe(value)
                try chargeText(bytes: heap.byteCount(text) + part.utf8.count)
                part.withUTF8 { heap.append(to: &text, utf8: $0) }
            }
            heap.release(value)
        }
        return text
    }

    /// Charges for a text of this length before it is made.
    func chargeText(bytes: Int) throws(Interruption) {
        guard bytes < Heap.longestString else { throw .memoryBudget }
        if bytes > 4096 { try charge(steps: bytes / 64, bytes: bytes) }
    }

    private func appendInteger(_ number: Int, to text: inout Value) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var index = 20
            var rest = number.magnitude
            repeat {
                index -= 1
                digits[index] = UInt8(48 + rest % 10)
                rest /= 10
            } while rest > 0
            if number < 0 {
                index -= 1
                digits[index] = 45
            }
            heap.append(to: &text, utf8: UnsafeBufferPointer(rebasing: digits[index...]))
        }
    }
}
