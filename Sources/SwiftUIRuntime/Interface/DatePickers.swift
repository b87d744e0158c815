// Controls that choose dates.

/// A control that chooses a date.
struct DatePicker<Label: View>: _PrimitiveView {
    let label: any View
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    init(@localized _ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        (earliest, latest) = (nil, nil)
        components = displayedComponents
    }
    init(@localized _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        (earliest, latest) = (range.lowerBound, range.upperBound)
        components = displayedComponents
    }
    init(@localized _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        (earliest, latest) = (range.lowerBound, nil)
        components = displayedComponents
    }
    init(@localized _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text {
        label = _Title(_content: title)
        self.selection = selection
        (earliest, latest) = (nil, range.upperBound)
        components = displayedComponents
    }
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        (earliest, latest) = (nil, nil)
        components = displayedComponents
    }
    init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        (earliest, latest) = (range.lowerBound, nil)
        components = displayedComponents
    }
    init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        (earliest, latest) = (nil, range.upperBound)
        components = displayedComponents
    }
    init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
        (earliest, latest) = (range.lowerBound, range.upperBound)
        components = displayedComponents
    }
}

/// What a DatePicker lets one choose.
struct DatePickerComponents: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let hourAndMinute = DatePickerComponents(rawValue: 1)
    static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses several dates; here its label alone is seen.
struct MultiDatePicker<Label: View>: _PrimitiveView {
    let content: any View
    let selection: Binding<Set<DateComponents>>
    let earliest: Date?
    let latest: Date?
    init(@localized _ title: String, selection: Binding<Set<DateComponents>>) where Label == Text {
        self.init(_label: _Title(_content: title), selection: selection, earliest: nil, latest: nil)
    }
    init(@localized _ title: String, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where Label == Text {
        self.init(_label: _Title(_content: title), selection: selection, earliest: bounds.lowerBound, latest: bounds.upperBound)
    }
    init(@localized _ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where Label == Text {
        self.init(_label: _Title(_content: title), selection: selection, earliest: bounds.lowerBound, latest: nil)
    }
    init(@localized _ title: String, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where Label == Text {
        self.init(_label: _Title(_content: title), selection: selection, earliest: nil, latest: bounds.upperBound)
    }
    init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), selection: selection, earliest: nil, latest: nil)
    }
    init(_label: any View, selection: Binding<Set<DateComponents>>, earliest: Date?, latest: Date?) {
        content = _label
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
    }
}
