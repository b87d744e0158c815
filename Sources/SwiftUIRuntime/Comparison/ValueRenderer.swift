import SwiftInterpreter

/// Renders values for people, briefly, and as source would spell them where it can.
struct ValueRenderer {
    let program: any ViewProgram
    let vocabulary: Vocabulary

    /// Characters of a value that are shown.
    static let limit = 40

    private var heap: Heap { program.machine.heap }

    func brief(_ value: Value) -> String {
        let text = render(value)
        guard text.count > ValueRenderer.limit else { return text }
        return String(text.prefix(ValueRenderer.limit - 1)) + "…"
    }

    private func render(_ value: Value) -> String {
        guard let value = value.wrappedValue else { return "nil" }
        if value.objectKind == .closure { return closure(value) }
        switch vocabulary.builtin(value) {
        case .state, .binding, .focusState, .gestureState, .namespace, .appStorage, .sceneStorage:
            let cached = vocabulary.field("_value", of: value)
            return cached.type == .void ? initial(value) : render(cached)
        case .stateObject, .observedObject, .environmentObject:
            guard let object = vocabulary.field("_object", of: value).wrappedValue else { return initial(value) }
            return program.machine.types[object.type].name
        case .bindable: return render(vocabulary.field("wrappedValue", of: value))
        case .environment:
            guard let cached = vocabulary.field("_value", of: value).wrappedValue else { return "…" }
            return render(cached)
        case .text, .title: return "Text(" + quoted(vocabulary.string("_content", of: value)) + ")"
        case .image, .icon: return "Image(" + quoted(vocabulary.string("_name", of: value)) + ")"
        case .range: return render(heap.slot(value, 0)) + "..<" + render(heap.slot(value, 1))
        case .closedRange: return render(heap.slot(value, 0)) + "..." + render(heap.slot(value, 1))
        case .anyHashable: return render(vocabulary.unerased(value))
        case .color: return colour(value)
        case .conditionalContent: return vocabulary.field("isFirst", of: value).asBool ? "the first branch" : "the other branch"
        case .optionalContent: return render(vocabulary.field("content", of: value))
        case .some(let builtin): return builtin.rawValue + "(…)"
        case nil: return renderPlain(value)
        }
    }

    private func renderPlain(_ value: Value) -> String {
        if value.type == .array, value.isReference, heap.arrayCount(value) > 8 {
            return "\(heap.arrayCount(value)) elements"
        }
        let type = program.machine.types[value.type]
        if type.kind == .class { return type.name }
        if type.kind == .struct, value.objectKind == .structure {
            if type.decl?.isInterface == true, type.name == "Font" { return font(value) }
            if type.decl?.isInterface == true, type.name == "UUID", let text = try? program.machine.briefDescription(value) {
                return text.prefix(8) + "…"
            }
            if program.conforms(type: value.type, to: "DynamicProperty") {
                let fields = type.fields.enumerated().map { "\($1.name): \(render(heap.slot(value, $0)))" }
                return "\(type.name)(\(fields.joined(separator: ", ")))"
            }
            // What the vocabulary keeps to itself, no program could spell, unless the type has words for it.
            if type.decl?.isInterface == true, type.fields.contains(where: { $0.name.hasPrefix("_") }),
               !program.conforms(type: value.type, to: "CustomStringConvertible") { return hidden(value, type.name) }
        }
        return (try? program.machine.briefDescription(value)) ?? type.name
    }

    /// A value of the vocabulary by its name, where it has one: `.title`.
    private func hidden(_ value: Value, _ type: String) -> String {
        let name = vocabulary.string("_name", of: value)
        return isIdentifier(name) ? "." + name : type + "(…)"
    }

    private func colour(_ value: Value) -> String {
        let name = vocabulary.string("_name", of: value)
        let opacity = vocabulary.double("_opacity", of: value) ?? 1
        let words = vocabulary.string("_space", of: value).hasPrefix("assets")
            ? "Color(\(quoted(name)))" : isIdentifier(name) ? "." + name : "Color(…)"
        return words + (opacity == 1 ? "" : ".opacity(\(opacity))")
    }

    private func font(_ value: Value) -> String {
        let name = vocabulary.string("_name", of: value)
        let size = vocabulary.double("_size", of: value) ?? 0
        let weight = vocabulary.string("_weight", of: value)
        let font = size == 0 ? "." + name : name == "system" ? ".system(size: \(size))" : ".custom(\(quoted(name)), size: \(size))"
        return font + (weight.isEmpty ? "" : ".weight(.\(weight))")
    }

    private func isIdentifier(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// What the initial value of a State or StateObject is made with, as far as it is known before it is made.
    private func initial(_ wrapper: Value) -> String {
        guard let make = vocabulary.field("_make", of: wrapper).wrappedValue, make.objectKind == .closure else { return "…" }
        let captures = captures(of: make)
        return captures.isEmpty ? "…" : "made with " + captures.joined(separator: ", ")
    }

    // MARK: Closures

    private func closure(_ value: Value) -> String {
        let captures = captures(of: value)
        return captures.isEmpty ? "{ … }" : "{ … } with " + captures.joined(separator: ", ")
    }

    /// The slot in which a closure captured the view in whose body it was made.
    func slotOfSelf(_ closure: Value) -> Int? {
        closure.objectKind == .closure ? contents(of: closure).firstIndex(where: isView) : nil
    }

    private func captures(of closure: Value) -> [String] {
        contents(of: closure).map { content in
            if content.objectKind == .closure { return "a closure" }
            return isView(content) ? "self" : render(content)
        }
    }

    private func contents(of closure: Value) -> [Value] {
        (0..<heap.slotCount(closure)).map { slot in
            let capture = heap.slot(closure, slot)
            return capture.objectKind == .box ? heap.slot(capture, 0) : capture
        }
    }

    /// Whether a value is a view or a modifier of the program.
    private func isView(_ value: Value) -> Bool {
        switch vocabulary.kind(of: value.type) {
        case .view, .modifier: true
        case .builtin, .other: false
        }
    }

    private func quoted(_ text: String) -> String { "\"" + text + "\"" }
}
