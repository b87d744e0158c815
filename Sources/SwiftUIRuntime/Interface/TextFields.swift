// Fields in which one types.

/// A field in which one types a line of text.
struct TextField<Label: View>: _PrimitiveView {
    let title: String
    let text: Binding<String>
    var prompt: Text? = nil
    var onCommit: (() -> Void)? = nil
    var onEditingChanged: ((Bool) -> Void)? = nil
    /// Whether the text stands for a value, which is set when the field is left or its return key is pressed.
    var isFormatted = false
    var label: (any View)? = nil
    var axis: Axis? = nil
    var selection: Any? = nil
    init(@localized _ title: String, text: Binding<String>) where Label == Text {
        self.title = title
        self.text = text
    }
    init(@localized _ title: String, text: Binding<String>, axis: Axis) where Label == Text {
        self.title = title
        self.axis = axis
        self.text = text
    }
    init(@localized _ title: String, text: Binding<String>, prompt: Text?) where Label == Text {
        self.title = title
        self.text = text
        self.prompt = prompt
    }
    init(@localized _ title: String, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text {
        self.title = title
        self.text = text
        self.onCommit = onCommit
    }
    init(@localized _ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}) where Label == Text {
        self.title = title
        self.text = text
        self.onCommit = onCommit
        self.onEditingChanged = onEditingChanged
    }
    init(@localized _ title: String, text: Binding<String>, selection: Binding<TextSelection?>) where Label == Text {
        self.title = title
        self.selection = selection
        self.text = text
    }
    init(@localized _ title: String, value: Binding<Double>, format: FloatingPointFormatStyle<Double>) where Label == Text {
        self.title = title
        text = Binding(get: { format.format(value.wrappedValue) }, set: { text in
            if let number = _typedNumber(text) { value.wrappedValue = number }
        })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Decimal>, format: _DecimalFormatStyle) where Label == Text {
        self.title = title
        text = Binding(get: { format.format(value.wrappedValue) }, set: { text in
            if let number = Decimal(string: text.filter { $0.isNumber || $0 == "." || $0 == "-" }) { value.wrappedValue = number }
        })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Int>, format: IntegerFormatStyle<Int>) where Label == Text {
        self.title = title
        text = Binding(get: { format.format(value.wrappedValue) }, set: { text in
            if let number = _typedNumber(text).flatMap({ Int(exactly: $0.rounded()) }) { value.wrappedValue = number }
        })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Double?>, format: FloatingPointFormatStyle<Double>) where Label == Text {
        self.title = title
        text = Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { value.wrappedValue = _typedNumber($0) })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Int?>, format: IntegerFormatStyle<Int>) where Label == Text {
        self.title = title
        text = Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { value.wrappedValue = _typedNumber($0).flatMap { Int(exactly: $0.rounded()) } })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Int>, formatter: NumberFormatter) where Label == Text {
        self.title = title
        text = Binding(get: { formatter.string(from: value.wrappedValue) ?? "" }, set: { text in
            if let number = formatter.number(from: text) { value.wrappedValue = number.intValue }
        })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Double>, formatter: NumberFormatter) where Label == Text {
        self.title = title
        text = Binding(get: { formatter.string(from: value.wrappedValue) ?? "" }, set: { text in
            if let number = formatter.number(from: text) { value.wrappedValue = number.doubleValue }
        })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Int?>, formatter: NumberFormatter) where Label == Text {
        self.title = title
        text = Binding(get: { value.wrappedValue.flatMap { formatter.string(from: $0) } ?? "" }, set: { value.wrappedValue = formatter.number(from: $0)?.intValue })
        isFormatted = true
    }
    init(@localized _ title: String, value: Binding<Double?>, formatter: NumberFormatter) where Label == Text {
        self.title = title
        text = Binding(get: { value.wrappedValue.flatMap { formatter.string(from: $0) } ?? "" }, set: { value.wrappedValue = formatter.number(from: $0)?.doubleValue })
        isFormatted = true
    }
    init<F: ParseableFormatStyle>(@localized _ title: String, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where Label == Text, F.FormatOutput == String {
        self.title = title
        self.prompt = prompt
        text = Binding(get: { format.format(value.wrappedValue) }, set: { text in
            if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read }
        })
        isFormatted = true
    }
    init<F: ParseableFormatStyle>(@localized _ title: String, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where Label == Text, F.FormatOutput == String {
        self.title = title
        self.prompt = prompt
        text = Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
        isFormatted = true
    }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        title = ""
        self.label = label()
        self.text = text
        self.prompt = prompt
    }
}

/// The number that someone typed, with or without separators of thousands.
func _typedNumber(_ text: String) -> Double? { Double(text.filter { $0 != "," && $0 != " " && $0 != "$" }) }

/// A field whose text is not shown.
struct SecureField<Label: View>: _PrimitiveView {
    var title = ""
    let text: Binding<String>
    var prompt: Text? = nil
    var onCommit: (() -> Void)? = nil
    var label: (any View)? = nil
    init(@localized _ title: String, text: Binding<String>) where Label == Text {
        self.title = title
        self.text = text
    }
    init(@localized _ title: String, text: Binding<String>, prompt: Text?) where Label == Text {
        self.title = title
        self.text = text
        self.prompt = prompt
    }
    init(@localized _ title: String, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text {
        self.title = title
        self.text = text
        self.onCommit = onCommit
    }
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }
}

/// A region in which one types text of several lines.
struct TextEditor: _PrimitiveView {
    let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
}

/// Which part of a text is chosen.
struct TextSelection: Hashable {
    /// The parts that are chosen.
    var indices: TextSelection.Indices
    init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    init(range: Range<String.Index>) { indices = .selection(range) }
    /// Whether nothing is chosen, but a place.
    var isInsertion: Bool {
        if case .selection(let range) = indices { return range.isEmpty }
        return false
    }
    /// One part of a text, or several.
    enum Indices: Hashable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
}
