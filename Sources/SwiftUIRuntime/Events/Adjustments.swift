import DiffEngine
import SwiftInterpreter

// Controls with a value, which is given as a person would write it.

extension Runtime {
    // MARK: Numbers

    /// Sets a stepper to a number, or goes a step. Beyond its bounds it stays at them.
    func step(_ view: Value, to text: String, _ control: Control) throws {
        switch text {
        case "+": return try run(vocabulary.field("onIncrement", of: view))
        case "-": return try run(vocabulary.field("onDecrement", of: view))
        default: break
        }
        guard var number = Double(text), number.isFinite else {
            throw ControlError(message: "a stepper takes a number, and \"\(text)\" is none", hint: "+ and - go a step")
        }
        guard let binding = vocabulary.field("value", of: view).wrappedValue else {
            throw ControlError(message: "the stepper \"\(control.label)\" only goes by steps", hint: "write + or -")
        }
        if let lower = vocabulary.double("lowerBound", of: view) { number = max(number, lower) }
        if let upper = vocabulary.double("upperBound", of: view) { number = min(number, upper) }
        let current = try currentValue(of: binding)
        defer { heap.release(current) }
        guard let new = self.number(number, like: current) else {
            throw ControlError(message: "the stepper \"\(control.label)\" has no number that could be set", hint: "write + or -")
        }
        try write(new, through: binding)
    }

    /// The number that a control stands at.
    func number(_ value: Value) -> Double? {
        switch value.type {
        case .int: Double(value.asInt)
        case .double: value.asDouble
        case .float: Double(value.asFloat)
        default: nil
        }
    }

    /// A number as people write it, without a fraction of zero.
    func words(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    /// The number that a control stands at, as people write it.
    func words(of value: Value) -> String? {
        guard let number = number(value) else { return nil }
        return value.type == .float && number != number.rounded() ? String(value.asFloat) : words(number)
    }

    /// A number of the kind that another value has.
    private func number(_ number: Double, like value: Value) -> Value? {
        switch value.type {
        case .int: Int(exactly: number.rounded()).map { .int($0) }
        case .double: .double(number)
        case .float: .float(Float(number))
        default: nil
        }
    }

    /// Sets a slider, to the nearest of its steps if it has any. `+` and `-` go a step, or a tenth of the way.
    func slide(_ view: Value, to text: String) throws {
        let binding = vocabulary.field("value", of: view)
        let lower = vocabulary.double("lowerBound", of: view) ?? 0
        let upper = max(lower, vocabulary.double("upperBound", of: view) ?? 1)
        let step = vocabulary.double("step", of: view)
        let current = try currentValue(of: binding)
        defer { heap.release(current) }
        var number: Double
        if text == "+" || text == "-" {
            let length = step ?? (upper - lower) / 10
            number = (self.number(current) ?? lower) + (text == "+" ? length : -length)
        } else if let written = Double(text), written.isFinite {
            number = written
        } else {
            throw ControlError(message: "a slider takes a number, and \"\(text)\" is none", hint: "+ and - go a step")
        }
        number = min(max(number, lower), upper)
        if let step, step > 0 { number = min(lower + ((number - lower) / step).rounded() * step, upper) }
        let editing = vocabulary.field("onEditingChanged", of: view)
        try run(editing, .bool(true))
        if let new = self.number(number, like: current) { try write(new, through: binding) }
        try run(editing, .bool(false))
    }

    // MARK: Choices

    /// Chooses an option by its label, or by its tag as that reads; `+` and `-` go to the next and the one before.
    func pick(_ text: String, _ binding: Value, _ options: [PickerOption]) throws {
        var chosen = options.first { $0.label == text }
        if chosen == nil { chosen = try options.first { try withTag($0.tag) { try machine.describe($0) } == text } }
        if chosen == nil, text == "+" || text == "-" {
            let selection = try currentValue(of: binding)
            defer { heap.release(selection) }
            let present = try options.firstIndex { try selects($0, selection) } ?? (text == "+" ? -1 : options.count)
            let next = present + (text == "+" ? 1 : -1)
            chosen = options.isEmpty ? nil : options[min(max(0, next), options.count - 1)]
        }
        guard let chosen else {
            let labels = options.prefix(12).map { "\"\($0.label)\"" }.joined(separator: ", ")
            throw ControlError(
                message: "the picker has no choice \"\(text)\"",
                hint: options.isEmpty ? "its content has no view with a tag" : "it has \(labels)\(options.count > 12 ? " and more" : "")")
        }
        try withTag(chosen.tag) { try write($0, through: binding) }
    }

    /// Whether a selection is this option.
    func selects(_ option: PickerOption, _ selection: Value) throws -> Bool {
        try withTag(option.tag) { try machine.equals($0, selection) }
    }

    func withTag<Result>(_ tag: PickerOption.Tag, _ body: (Value) throws -> Result) throws -> Result {
        switch tag {
        case .value(let tag): return try body(tag)
        case .element(let view, let index):
            var hold: [Value] = []
            defer { hold.forEach(heap.release) }
            let (_, id) = try identity(index, of: try rowSource(of: view, hold: &hold))
            defer { heap.release(id) }
            return try body(id)
        }
    }

    // MARK: Dates

    /// Sets a date picker; a part that is not written stays. `+` and `-` go a day, or an hour where only the time is chosen.
    func setDate(of view: Value, to text: String) throws {
        let binding = vocabulary.field("selection", of: view)
        let current = try currentValue(of: binding)
        defer { heap.release(current) }
        guard let seconds = vocabulary.double("timeIntervalSinceReferenceDate", of: current),
              var date = CivilDate(secondsSinceReferenceDate: seconds) else {
            throw ControlError(message: "the date that it holds is in no year that could be written")
        }
        let parts = vocabulary.field("components", of: view)
        let choosesDay = !parts.isReference || heap.slot(parts, 0).asInt & 2 != 0
        switch text {
        case "+": date.seconds += choosesDay ? 86_400 : 3_600
        case "-": date.seconds -= choosesDay ? 86_400 : 3_600
        default:
            guard date.set(text) else {
                throw ControlError(
                    message: "\"\(text)\" is no date", hint: "a date is like 2024-05-31, a time like 13:30, both have a space between")
            }
        }
        var new = date.seconds
        for (bound, limit) in [("earliest", { max(new, $0) }), ("latest", { min(new, $0) })] as [(String, (Double) -> Double)] {
            guard let end = vocabulary.field(bound, of: view).wrappedValue,
                  let end = vocabulary.double("timeIntervalSinceReferenceDate", of: end) else { continue }
            new = limit(end)
        }
        let value = heap.makeObject(.structure, type: current.type, taking: [.double(new)])
        defer { heap.release(value) }
        try write(value, through: binding)
    }
}
