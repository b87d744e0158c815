import SwiftInterpreter
import SwiftUIRuntime

/// What a person and the device do, in the runtime's words; the text of each event is what causes show.
extension InterpretedProgram {
    func perform(_ action: ControlAction, on number: Int?) throws(Failure) {
        if case .environment(let key, let value) = action { return try setEnvironment(key, to: value) }
        try attempt { try perform(action, number) }
    }

    private func perform(_ action: ControlAction, _ number: Int?) throws {
        switch action {
        case .tap: try act(.tap, number, "tap")
        case .press: try act(.longPress, number, "press")
        case .toggle: try act(.toggle, number, "toggle")
        case .adjust(let value): try act(.adjust(value), number, "adjust", value)
        case .type(let text): try act(.type(text), number, "type", "\"\(text)\"")
        case .search(let text): try act(.type(text), number, "search", "\"\(text)\"")
        case .submit: try act(.submit, number, "submit")
        case .drag(let x, let y): try act(.drag(x: x, y: y), number, "drag", "\(words(x)),\(words(y))")
        case .delete: try act(.delete, number, "delete")
        case .move(let index): try act(.move(index), number, "move", "to row \(index)")
        case .refresh: try act(.refresh, number, "refresh")
        case .scroll(let destination): try scroll(destination, try control(number))
        case .back: try runtime.back(event: "back")
        case .dismiss: try runtime.dismiss(event: "dismiss")
        case .open(let address): try runtime.open(address: address, event: "open \(address)")
        case .environment: return
        }
    }

    private func control(_ number: Int?) throws -> SwiftUIRuntime.Control {
        guard let control = number.flatMap(runtime.control) else { throw Failure("there is no such control") }
        return control
    }

    private func act(_ action: SwiftUIRuntime.ControlAction, _ number: Int?, _ verb: String, _ object: String? = nil) throws {
        let control = try control(number)
        let event = "\(verb) \"\(control.label)\"" + (object.map { " " + $0 } ?? "")
        try runtime.perform(action, on: control.number, event: event)
    }

    private func scroll(_ destination: ScrollDestination, _ control: SwiftUIRuntime.Control) throws {
        switch destination {
        case .row(let row): try runtime.scroll(.row(row), on: control.number, event: "scroll to row \(row)")
        case .end: try runtime.scroll(.end, on: control.number, event: "scroll to the end")
        case .id(let id): try runtime.scroll(.id(id), on: control.number, event: "scroll to \(id)")
        }
    }

    private func words(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    // MARK: The environment

    /// The change is written as a program would write it, so that keys and values of a program's own will do.
    private func setEnvironment(_ key: String, to value: String) throws(Failure) {
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !value.contains("\n") else {
            throw Failure("`\(key)` is no key of the environment", hint: "a key is a property of EnvironmentValues, such as colorScheme")
        }
        let isName = value.first?.isNumber == false && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let isCase = isName && !["true", "false", "nil"].contains(value)
        let written = "_environmentChange(\\.\(key), \(isCase ? "." : "")\(value))"
        guard let change = interpreter.check(entry: SourceFile(name: ":environment", text: written)).entry else {
            throw wrongChange(key, value)
        }
        try attempt {
            let modifier = try interpreter.run(change)
            defer { interpreter.machine.heap.release(modifier) }
            try runtime.setEnvironment(modifier, event: "environment \(key) \(value)")
        }
    }

    private func wrongChange(_ key: String, _ value: String) -> Failure {
        guard let present = interpreter.check(entry: SourceFile(name: ":environment", text: "EnvironmentValues().\(key)")).entry else {
            return Failure("there is no `\(key)` in the environment", hint: namesThereAre(key, settableKeys, what: "key"))
        }
        let type = present.type.map { "\($0)" } ?? "its type"
        guard settableKeys.contains(key) || !isOfVocabulary(key) else {
            return Failure("`\(key)` cannot be changed from outside", hint: namesThereAre("", settableKeys, what: "key"))
        }
        let decl = interpreter.nominal(named: type.hasSuffix("?") ? String(type.dropLast()) : type)
        let names = decl?.cases.map(\.name) ?? []
        return Failure(
            "`\(value)` is no value of \(key), which is a \(type)",
            hint: names.isEmpty ? (type == "Bool" ? "write true or false" : nil) : "it is one of " + names.map { "`\($0)`" }.joined(separator: ", "))
    }

    private var environmentLines: [String] {
        interfaces.chunks(named: "EnvironmentValues").flatMap { $0.text.split(separator: "\n").map(String.init) }
    }

    private func isOfVocabulary(_ key: String) -> Bool { environmentLines.contains { $0.hasPrefix("    var \(key):") } }

    /// Properties of EnvironmentValues that the vocabulary lets one set.
    private var settableKeys: [String] {
        let lines = environmentLines
        return lines.indices.compactMap { index in
            guard lines[index].hasPrefix("    var "), lines[index].hasSuffix("{"), index + 2 < lines.count,
                  lines[index + 2].hasPrefix("        set ") else { return nil }
            let name = lines[index].dropFirst(8).prefix { $0 != ":" }
            return name.hasPrefix("_") ? nil : String(name)
        }.sorted()
    }
}
