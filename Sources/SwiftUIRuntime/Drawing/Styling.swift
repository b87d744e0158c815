import SwiftInterpreter

/// The modifiers that are only carried in a view's value, and yet have an effect, since the drawing asks for them.
public enum DrawnModifier: String, CaseIterable, Sendable {
    case padding, frame, hidden, opacity, bold, italic, underline, strikethrough, foregroundColor, foregroundStyle, background
    case navigationTitle, navigationBarTitle, pickerStyle, tabViewStyle, deleteDisabled, moveDisabled, interactiveDismissDisabled
}

/// Reads styling modifiers and the values that they take. What the drawing has no form for is passed over.
struct Styling {
    let runtime: Runtime
    private var vocabulary: Vocabulary { runtime.vocabulary }
    private var heap: Heap { runtime.heap }

    init(runtime: Runtime) { self.runtime = runtime }

    // MARK: Modifiers

    func apply(_ modifier: Value, to node: DrawingNode) -> DrawingNode {
        guard let name = DrawnModifier(rawValue: vocabulary.string("name", of: modifier)) else { return node }
        let arguments = arguments(of: modifier)
        switch name {
        case .padding: return .padding(insets(arguments), node)
        case .frame: return .frame(frame(arguments), node)
        case .hidden: return .hidden(node)
        case .opacity: return arguments.first.flatMap(number) == 0 ? .hidden(node) : node
        case .bold: return .styled(DrawingStyle(isBold: arguments.first?.asBool ?? true), node)
        case .italic: return .styled(DrawingStyle(isItalic: arguments.first?.asBool ?? true), node)
        case .underline: return .styled(DrawingStyle(isUnderlined: arguments.first?.asBool ?? true), node)
        case .strikethrough: return .styled(DrawingStyle(isStruckThrough: arguments.first?.asBool ?? true), node)
        case .foregroundColor, .foregroundStyle:
            guard let colour = arguments.first.flatMap(colour) else { return node }
            return .styled(DrawingStyle(foreground: colour), node)
        case .background:
            guard let colour = arguments.first.flatMap(colour) else { return node }
            return .styled(DrawingStyle(background: colour), node)
        // These say something of what is around the view, which asks for them.
        case .navigationTitle, .navigationBarTitle, .pickerStyle, .tabViewStyle, .deleteDisabled, .moveDisabled, .interactiveDismissDisabled:
            return node
        }
    }

    /// The width that a modifier leaves to the view inside; nil where it has no say in it.
    func width(inside modifier: Value, of outer: Double) -> Double? {
        switch DrawnModifier(rawValue: vocabulary.string("name", of: modifier)) {
        case .padding:
            let insets = insets(arguments(of: modifier))
            return max(0, outer - insets.leading - insets.trailing)
        case .frame:
            let frame = frame(arguments(of: modifier))
            return frame.width ?? frame.maxWidth.map { min($0, outer) }
        default: return nil
        }
    }

    /// What a frame says of the room of the view inside.
    func enterFrame(_ modifier: Value, _ room: inout DrawingWalk.Context.Room) {
        guard vocabulary.string("name", of: modifier) == DrawnModifier.frame.rawValue else { return }
        let frame = frame(arguments(of: modifier))
        room.width = frame.width ?? room.width
        room.height = frame.height ?? room.height
    }

    /// A modifier's arguments: one stands alone, several are a tuple.
    private func arguments(of modifier: Value) -> [Value] {
        let arguments = vocabulary.field("arguments", of: modifier)
        if arguments.type == .void { return [] }
        switch arguments.objectKind {
        case .tuple: return (0..<heap.slotCount(arguments)).map { heap.slot(arguments, $0) }
        default: return [arguments]
        }
    }

    /// The title that a modifier gives to its page; nil for all other modifiers.
    func title(_ modifier: Value) -> String? {
        let name = DrawnModifier(rawValue: vocabulary.string("name", of: modifier))
        guard name == .navigationTitle || name == .navigationBarTitle else { return nil }
        return arguments(of: modifier).first.flatMap(string)
    }

    /// How a modifier says that pickers are drawn; nil for all other modifiers.
    func pickerStyle(_ modifier: Value) -> DrawingNode.Picker.Style? {
        guard DrawnModifier(rawValue: vocabulary.string("name", of: modifier)) == .pickerStyle, let style = arguments(of: modifier).first else { return nil }
        return switch runtime.machine.types[style.type].name {
        case "SegmentedPickerStyle": .segmented
        case "InlinePickerStyle", "RadioGroupPickerStyle", "WheelPickerStyle": .inline
        default: .menu
        }
    }

    /// How a modifier says that the screens of a TabView are chosen; nil for all other modifiers.
    func tabStyle(_ modifier: Value) -> DrawingWalk.TabStyle? {
        guard DrawnModifier(rawValue: vocabulary.string("name", of: modifier)) == .tabViewStyle, let style = arguments(of: modifier).first else { return nil }
        guard runtime.machine.types[style.type].name == "PageTabViewStyle" else { return .bar }
        return switch vocabulary.caseName("_indexDisplayMode", of: style) {
        case "never": .pages(dots: 0...0)
        case "always": .pages(dots: 1...Int.max)
        default: .pages(dots: 2...Int.max)
        }
    }

    /// Whether a modifier without effect of its own is the named one, and switched on.
    func isOn(_ name: DrawnModifier, _ modifier: Value) -> Bool {
        vocabulary.builtin(modifier) == .inertModifier && vocabulary.string("name", of: modifier) == name.rawValue
            && arguments(of: modifier).first?.asBool == true
    }

    private func string(_ value: Value) -> String? {
        guard let value = value.wrappedValue, value.isReference else { return nil }
        if value.type == .string { return heap.string(value) }
        return vocabulary.builtin(value) == .text ? words(of: value).inflected : nil
    }

    private func number(_ value: Value) -> Double? {
        guard let value = value.wrappedValue else { return nil }
        switch value.type {
        case .double: return value.asDouble
        case .int: return Double(value.asInt)
        default: return nil
        }
    }

    private func insets(_ arguments: [Value]) -> DrawingNode.Insets {
        guard let first = arguments.first else { return DrawingNode.Insets(all: 16) }
        if arguments.count == 1 {
            if let length = number(first) { return DrawingNode.Insets(all: length) }
            let sides = ["top", "leading", "bottom", "trailing"].map { vocabulary.double($0, of: first) ?? 0 }
            return DrawingNode.Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
        }
        let edges = first.isReference && heap.slotCount(first) == 1 ? heap.slot(first, 0).asInt : 15
        let length = number(arguments[1]) ?? 16
        return DrawingNode.Insets(
            top: edges & 1 != 0 ? length : 0, leading: edges & 2 != 0 ? length : 0,
            bottom: edges & 4 != 0 ? length : 0, trailing: edges & 8 != 0 ? length : 0)
    }

    private func frame(_ arguments: [Value]) -> DrawingNode.Frame {
        if arguments.count == 3 {
            return DrawingNode.Frame(
                width: number(arguments[0]), height: number(arguments[1]), alignment: alignment(arguments[2]))
        }
        guard arguments.count == 7 else { return DrawingNode.Frame() }
        return DrawingNode.Frame(
            minWidth: number(arguments[0]), maxWidth: number(arguments[2]), minHeight: number(arguments[3]),
            maxHeight: number(arguments[5]), alignment: alignment(arguments[6]))
    }

    // MARK: Values

    func horizontal(_ value: Value) -> DrawingNode.HorizontalAlignment {
        switch vocabulary.caseName("_guide", of: value) {
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    func vertical(_ value: Value) -> DrawingNode.VerticalAlignment {
        switch vocabulary.caseName("_guide", of: value) {
        case "top", "firstTextBaseline": .top
        case "bottom", "lastTextBaseline": .bottom
        default: .center
        }
    }

    func alignment(_ value: Value) -> DrawingNode.Alignment {
        DrawingNode.Alignment(
            horizontal(vocabulary.field("horizontal", of: value)), vertical(vocabulary.field("vertical", of: value)))
    }

    /// The colour of a style; of a gradient it is the first one.
    func colour(_ value: Value) -> Colour? {
        guard let value = value.wrappedValue, value.isReference else { return nil }
        let name = vocabulary.string("_name", of: value)
        switch vocabulary.builtin(value) {
        case .color: return components(name) ?? .named(name)
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
            return first("stops", of: vocabulary.field("gradient", of: value)).flatMap { colour(vocabulary.field("color", of: $0)) }
        case .meshGradient: return first("colors", of: value).flatMap(colour)
        default: return name == "primary" || name == "secondary" || name == "tertiary" ? .named(name) : nil
        }
    }

    /// The first element of an array in a property.
    private func first(_ name: String, of value: Value) -> Value? {
        let array = vocabulary.field(name, of: value)
        return array.type == .array && array.isReference ? heap.elements(array).first : nil
    }

    /// A colour given by its parts: `rgb(1.0, 0.5, 0.0)`.
    private func components(_ name: String) -> Colour? {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
        let numbers = name[name.index(after: open)...].dropLast().split(separator: ",").compactMap {
            Double($0.drop { $0 == " " })
        }
        switch (name[..<open], numbers.count) {
        case ("rgb", 3): return .components(red: numbers[0], green: numbers[1], blue: numbers[2])
        case ("white", 1): return .components(red: numbers[0], green: numbers[0], blue: numbers[0])
        default: return nil
        }
    }

    func text(_ view: Value, in scope: ScopeID = .root) -> DrawingNode {
        var node = DrawingNode.text(cased(words(of: view).inflected, in: scope))
        let modifiers = vocabulary.field("_modifiers", of: view)
        guard modifiers.type == .array, modifiers.isReference else { return node }
        for modifier in heap.elements(modifiers) { node = apply(modifier, to: node) }
        return node
    }

    /// Words as `textCase` wants them.
    func cased(_ words: String, in scope: ScopeID) -> String {
        guard scope != .root, let textCase = runtime.setting("_TextCaseKey", in: scope)?.wrappedValue else { return words }
        return vocabulary.caseName(of: textCase) == "uppercase" ? words.uppercased() : words.lowercased()
    }

    /// The words of a text, those that go on by themselves as they are now.
    func words(of view: Value) -> String {
        let modifiers = vocabulary.field("_modifiers", of: view)
        guard modifiers.type == .array, modifiers.isReference, let first = heap.elements(modifiers).first else {
            return vocabulary.string("_content", of: view)
        }
        let arguments = vocabulary.field("arguments", of: first)
        switch vocabulary.string("name", of: first) {
        case "joined" where arguments.type == .array && arguments.isReference: return heap.elements(arguments).map(words).joined()
        case "words":
            (runtime.asksForMoment, runtime.asksProgram) = (true, true)
            do {
                let made = try runtime.machine.call(closure: arguments, [])
                defer { heap.release(made) }
                return heap.string(made)
            } catch {
                runtime.warn(failureOfDrawing: error, "a text that goes on by itself has no words", at: .none)
                return ""
            }
        default: return vocabulary.string("_content", of: view)
        }
    }

    func shape(_ view: Value) -> DrawingNode {
        let form: DrawingNode.Shape.Form = switch vocabulary.builtin(vocabulary.field("shape", of: view)) {
        case .rectangle: .rectangle
        case .roundedRectangle: .roundedRectangle
        case .circle, .ellipse: .circle
        case .capsule: .capsule
        default: .other
        }
        // A line has a width or a style, all else that a shape is drawn with has a name.
        let isOutline = vocabulary.field("modifiers", of: view).type != .string
        return .shape(DrawingNode.Shape(form, fill: colour(vocabulary.field("style", of: view)), isOutline: isOutline))
    }
}
