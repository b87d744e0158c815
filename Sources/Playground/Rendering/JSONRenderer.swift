/// Renders a response as one line of JSON under the schema `viewlab.run/1`.
public struct JSONRenderer {
    public init() {}

    public func render(_ response: Response) -> String {
        var members: [(String, JSONValue)] = [
            ("schema", .string("viewlab.run/1")),
            ("input", .string(response.input)),
            ("ok", .bool(response.ok)),
            ("printed", .strings(response.printed)),
            ("diagnostics", .array(response.diagnostics.map(diagnostic))),
        ]
        if let value = response.value { members.append(("value", .string(value.text))) }
        members += [
            ("delta", counts(response.delta)),
            ("total", counts(response.total)),
            ("updates", .array(response.updates.map(update))),
            ("controls", .array(response.controls.map(control))),
            ("screen", .optional(response.screen)),
        ]
        let report = TextRenderer().report(response)
        if !report.isEmpty { members.append(("report", .strings(report))) }
        return JSONValue.object(members).text
    }

    private func diagnostic(_ diagnostic: Diagnostic) -> JSONValue {
        .object([
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
            ("file", .optional(diagnostic.place?.file)),
            ("line", .optional(diagnostic.place?.line)),
            ("column", .optional(diagnostic.place?.column)),
            ("notes", .array(diagnostic.notes.map { note in
                .object([("message", .string(note.message))] + place(note.place))
            })),
            ("fixIts", .array(diagnostic.fixIts.map { fixIt in
                .object([("message", .string(fixIt.message))] + (fixIt.replacement.map { [("replacement", .string($0))] } ?? []))
            })),
        ])
    }

    private func place(_ place: Diagnostic.Place?) -> [(String, JSONValue)] {
        guard let place else { return [] }
        return [("file", .string(place.file)), ("line", .number(place.line)), ("column", .number(place.column))]
    }

    private func counts(_ table: CountTable) -> JSONValue {
        .object(table.rows.filter { !$0.counts.isZero }.map { row in
            (row.type, .object(Counter.allCases.map { ($0.rawValue, .number(row.counts[$0])) }))
        })
    }

    private func update(_ update: Update) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("view", .string(update.view)),
            ("path", .string("\(update.path)")),
            ("ran", .bool(update.ran)),
            ("wasted", .bool(update.wasted)),
            ("changes", .strings(update.changes)),
            ("fields", .array(update.fields.map(field))),
            ("causes", .array(update.causes.map(cause))),
        ]
        if let label = update.label { members.append(("label", .string(label))) }
        if let result = update.ownEquality { members.append(("ownEquality", .bool(result))) }
        return .object(members)
    }

    private func field(_ field: Update.Field) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("name", .string(field.name)), ("verdict", .string(field.verdict.rawValue)),
            ("rule", .string(field.rule.rawValue)), ("old", .string(field.old)), ("new", .string(field.new)),
        ]
        if let detail = field.detail { members.append(("detail", .string(detail))) }
        return .object(members)
    }

    private func cause(_ cause: Update.Cause) -> JSONValue {
        var members: [(String, JSONValue)] = [("kind", .string(cause.kind.rawValue))]
        let texts = [("source", cause.source), ("old", cause.old), ("new", cause.new), ("file", cause.file)]
        members += texts.compactMap { name, text in text.map { (name, .string($0)) } }
        if let line = cause.line { members.append(("line", .number(line))) }
        if let text = cause.text { members.append(("text", .string(text))) }
        return .object(members)
    }

    private func control(_ control: Control) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("number", .number(control.number)), ("kind", .string(control.kind.rawValue)),
            ("label", .string(control.label)), ("path", .string("\(control.path)")),
        ]
        if let value = control.value { members.append(("value", .string(value))) }
        if !control.isEnabled { members.append(("enabled", .bool(false))) }
        if control.isFocused { members.append(("focused", .bool(true))) }
        if let cover = control.cover { members.append(("under", .string(cover))) }
        return .object(members)
    }
}
