// Controls that show a value within a range.

/// A control that chooses a value from a range.
struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
    let label: any View
    let minimumValueLabel: any View
    let maximumValueLabel: any View
    let value: Any
    let lowerBound: Any
    let upperBound: Any
    let step: Any?
    let onEditingChanged: (Bool) -> Void
    init(_label label: any View, minimum: any View = EmptyView._shared, maximum: any View = EmptyView._shared, value: Any, lowerBound: Any, upperBound: Any, step: Any?, onEditingChanged: @escaping (Bool) -> Void) {
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        self.value = value
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.step = step
        self.onEditingChanged = onEditingChanged
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView {
        self.init(_label: label(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: nil, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(_label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: nil, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel, value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: nil, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView {
        self.init(_label: EmptyView._shared, value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: nil, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView {
        self.init(_label: label(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: nil, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView {
        self.init(_label: label(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: step, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView {
        self.init(_label: label(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: step, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(_label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(), value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: step, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel, value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: step, onEditingChanged: onEditingChanged)
    }
    @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView {
        self.init(_label: EmptyView._shared, value: value, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound, step: step, onEditingChanged: onEditingChanged)
    }
}

/// How far something has come.
struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    let label: any View
    let fraction: Double?
    let currentValueLabel: any View
    init() where Label == EmptyView, CurrentValueLabel == EmptyView {
        label = EmptyView._shared
        fraction = nil
        currentValueLabel = EmptyView._shared
    }
    init(@localized _ title: String) where Label == Text, CurrentValueLabel == EmptyView {
        label = _Title(_content: title)
        fraction = nil
        currentValueLabel = EmptyView._shared
    }
    /// Shows how far a work has come when the view is made; what it does then is not followed.
    init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        label = EmptyView._shared
        fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
        currentValueLabel = EmptyView._shared
    }
    init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.label = label()
        fraction = nil
        currentValueLabel = EmptyView._shared
    }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView, CurrentValueLabel == EmptyView {
        label = EmptyView._shared
        fraction = value.map { Double($0) / Double(total) }
        currentValueLabel = EmptyView._shared
    }
    init<V: BinaryFloatingPoint>(@localized _ title: String, value: V?, total: V = 1) where Label == Text, CurrentValueLabel == EmptyView {
        label = _Title(_content: title)
        fraction = value.map { Double($0) / Double(total) }
        currentValueLabel = EmptyView._shared
    }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.label = label()
        fraction = value.map { Double($0) / Double(total) }
        currentValueLabel = EmptyView._shared
    }
    init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.label = label()
        fraction = value.map { Double($0) / Double(total) }
        self.currentValueLabel = currentValueLabel()
    }
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == EmptyView {
        label = EmptyView._shared
        fraction = _elapsed(timerInterval, countsDown)
        currentValueLabel = EmptyView._shared
    }
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
        self.label = label()
        fraction = _elapsed(timerInterval, countsDown)
        currentValueLabel = EmptyView._shared
    }
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.label = label()
        fraction = _elapsed(timerInterval, countsDown)
        self.currentValueLabel = currentValueLabel()
    }
    init(_ configuration: ProgressViewStyleConfiguration) where Label == AnyView, CurrentValueLabel == AnyView {
        label = _viewOrEmpty(configuration.label)
        fraction = configuration.fractionCompleted
        currentValueLabel = _viewOrEmpty(configuration.currentValueLabel)
    }
}

/// Which part of an interval has gone by, or is left. It is asked once, when the view is made.
func _elapsed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    if whole <= 0 { return countsDown ? 0 : 1 }
    let part = min(1, max(0, Date().timeIntervalSince(interval.lowerBound) / whole))
    return countsDown ? 1 - part : part
}

/// A value within a range, such as a battery's charge.
struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: _PrimitiveView {
    let label: any View
    let fraction: Double
    let currentValueLabel: any View
    let minimumValueLabel: any View
    let maximumValueLabel: any View
    init(_fraction fraction: Double, label: any View, current: any View = EmptyView._shared, minimum: any View = EmptyView._shared, maximum: any View = EmptyView._shared) {
        self.fraction = min(1, max(0, fraction))
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(_fraction: _share(value, bounds), label: label())
    }
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView {
        self.init(_fraction: _share(value, bounds), label: label(), current: currentValueLabel())
    }
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) {
        self.init(_fraction: _share(value, bounds), label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
    init(_ configuration: GaugeStyleConfiguration) where Label == AnyView, CurrentValueLabel == AnyView, BoundsLabel == AnyView {
        self.init(
            _fraction: configuration.value, label: configuration.label, current: _viewOrEmpty(configuration.currentValueLabel),
            minimum: _viewOrEmpty(configuration.minimumValueLabel), maximum: _viewOrEmpty(configuration.maximumValueLabel))
    }
}

/// How far a value is from the lower bound, as a part of the whole range.
func _share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let whole = Double(bounds.upperBound) - Double(bounds.lowerBound)
    return whole == 0 ? 0 : (Double(value) - Double(bounds.lowerBound)) / whole
}
