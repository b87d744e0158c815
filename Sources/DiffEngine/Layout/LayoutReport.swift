/// How values of a type are compared, for a person to read.
///
///     Counter is compared field by field
///       title  String      ==
///       onTap  () -> Void  code and captures: equal only if all that it captures is
public struct LayoutReport: Hashable, Sendable {
    public let name: String
    public let mode: ComparisonMode
    public let verdict: Verdict
    public let fields: [Field]

    /// What decides for the whole value.
    public enum Verdict: Hashable, Sendable {
        case bytes
        /// Plain data with an Equatable conformance, which is not asked.
        case bytesDespiteEquatable
        /// Plain data if its generic fields are; otherwise its `==` decides.
        case byValue
        /// A `==` that was written by hand.
        case written
        /// A `==` that goes field by field.
        case synthesised
        case fields
        /// No fields: the one rule.
        case rule(Means)
    }

    public struct Field: Hashable, Sendable {
        public let name: String
        public let type: String
        public let means: Means
        /// What lies inside and keeps the field from being equal, if anything does.
        public let inside: Inside?
    }

    /// A part of a field that is compared by a rule which wants advice.
    public struct Inside: Hashable, Sendable {
        /// The way to it, as `handlers.tap`; empty for what an optional wraps.
        public let path: String
        public let means: Means
    }

    /// How one value is compared.
    public enum Means: Hashable, Sendable {
        case bytes
        case equatable
        case fields
        case tag
        case identity
        /// A reference of which the host knows more, with its advice.
        case object(advice: String)
        case weak
        case existential
        case dynamic
        case captures
        case genericFunction
        case foreignFunction
        case buffer
        /// A collection whose elements cannot be Equatable.
        case bufferOfFunctions
        case never
        /// A `==` written by hand decides for the whole; what it does with the field is not known.
        case decidedByWhole
        /// The type's `==` leaves the field out.
        case notCompared
        /// In the host's words: the fields are its own business.
        case summary(String)
    }
}

extension LayoutTable {
    /// How values of a type are compared, field by field.
    public func report(on type: TypeIndex, mode: ComparisonMode = .equatableUnlessPOD) -> LayoutReport {
        let description = description(of: type)
        let layout = layout(of: type, mode: mode)
        if let summary = description.summary {
            return LayoutReport(name: description.name, mode: mode, verdict: .rule(.summary(summary)), fields: [])
        }
        let verdict = verdict(description, layout)
        let written = declaredTypes(description)
        return LayoutReport(
            name: description.name, mode: mode, verdict: verdict,
            fields: layout.fields.map { field in
                let means: LayoutReport.Means = !field.isCompared ? .notCompared
                    : verdict == .written ? .decidedByWhole : means(field.type, field.mode)
                return LayoutReport.Field(
                    name: field.name, type: written[field.name] ?? self.description(of: field.type).name, means: means,
                    inside: means.isOfParts ? obstacle(in: field.type, field.mode, depth: 0) : nil)
            })
    }

    private func declaredTypes(_ description: TypeDescription) -> [String: String] {
        guard case .structure(let fields) = description.kind else { return [:] }
        return Dictionary(fields.compactMap { field in field.typeName.map { (field.name, $0) } }) { first, _ in first }
    }

    /// The first part inside a type that is compared by a rule which wants advice.
    private func obstacle(in type: TypeIndex, _ mode: ComparisonMode, depth: Int) -> LayoutReport.Inside? {
        let parts: [(name: String, type: TypeIndex)] = switch description(of: type).kind {
        case .optional(let wrapped): [("", wrapped)]
        case .structure(let fields), .tuple(let fields): fields.map { ($0.name, $0.type) }
        case .enumeration(let cases): cases.compactMap { enumCase in enumCase.payload.map { (enumCase.name, $0) } }
        default: []
        }
        guard depth < LayoutTable.enumerationLimit else { return nil }
        for part in parts {
            let means = means(part.type, mode)
            if means.advice != nil { return LayoutReport.Inside(path: part.name, means: means) }
            guard means.isOfParts, let inner = obstacle(in: part.type, mode, depth: depth + 1) else { continue }
            let path = [part.name, inner.path].filter { !$0.isEmpty }.joined(separator: ".")
            return LayoutReport.Inside(path: path, means: inner.means)
        }
        return nil
    }

    private func verdict(_ description: TypeDescription, _ layout: Layout) -> LayoutReport.Verdict {
        if layout.rule == .equatable {
            switch description.equality {
            case .synthesised, .generated: return .synthesised
            case .written: return .written
            case .builtin, .none: return .rule(.equatable)
            }
        }
        if layout.plainness == .byValue, description.equality != .none, layout.mode == .equatableUnlessPOD {
            return .byValue
        }
        if layout.rule == .bytes {
            return layout.plainness == .plain && description.equality != .none && description.equality != .builtin
                ? .bytesDespiteEquatable : .bytes
        }
        return layout.fields.isEmpty ? .rule(means(layout.type, layout.mode)) : .fields
    }

    private func means(_ type: TypeIndex, _ mode: ComparisonMode) -> LayoutReport.Means {
        let layout = layout(of: type, mode: mode)
        let description = description(of: type)
        if let summary = description.summary { return .summary(summary) }
        if layout.rule == .equatable { return .equatable }
        if layout.rule == .bytes {
            if case .function = description.kind { return .foreignFunction }
            return .bytes
        }
        switch description.kind {
        case .bytes: return .bytes
        case .structure, .tuple: return .fields
        case .optional, .enumeration: return .tag
        case .reference: return description.advice.map { .object(advice: $0) } ?? .identity
        case .weakReference: return .weak
        case .existential: return .existential
        case .function(.swift): return .captures
        case .function(.generic): return .genericFunction
        case .function(.foreign): return .foreignFunction
        case .collection(let elements):
            let ofFunctions = elements.contains { if case .function = self.description(of: $0).kind { true } else { false } }
            return ofFunctions ? .bufferOfFunctions : .buffer
        case .dynamic: return .dynamic
        case .neverEqual: return .never
        }
    }
}

// MARK: - In words

extension LayoutReport {
    /// The report in lines, without a newline at the end.
    public var text: String {
        let nameWidth = fields.map(\.name.count).max() ?? 0
        let typeWidth = fields.map(\.type.count).max() ?? 0
        let lines = fields.map { field in
            let inside = field.inside.map { ", \($0.path.isEmpty ? "which goes" : $0.path) by \($0.means.words)" } ?? ""
            let advice = (field.inside?.means ?? field.means).advice.map { ": \($0)" } ?? ""
            return "  \(padded(field.name, nameWidth))  \(padded(field.type, typeWidth))  \(field.means.words)\(inside)\(advice)"
        }
        return ([headline] + lines).joined(separator: "\n")
    }

    private var headline: String {
        switch verdict {
        case .bytes: "\(name) is plain data, compared by bytes"
        case .bytesDespiteEquatable:
            "\(name) is plain data, compared by bytes; its Equatable conformance changes nothing here without .equatable()"
        case .byValue: "\(name) is compared by bytes where its generic fields are plain data, otherwise by its =="
        case .written: "\(name) is compared by its own =="
        case .synthesised: "\(name) is compared by its ==, field by field"
        case .fields: "\(name) is compared field by field"
        case .rule(let means):
            "\(name) is compared by \(means.words)" + (means.advice.map { ": \($0)" } ?? "")
        }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

extension LayoutReport.Means {
    /// The rule in a word or two.
    public var words: String {
        switch self {
        case .bytes, .foreignFunction: "bytes"
        case .equatable: "=="
        case .fields: "its fields"
        case .tag: "case, then payload"
        case .identity, .object, .weak: "identity"
        case .existential: "its dynamic type's rule"
        case .dynamic: "its own type's rule"
        case .captures: "code and captures"
        case .genericFunction, .never: "never equal"
        case .buffer, .bufferOfFunctions: "buffer"
        case .decidedByWhole: "decided by =="
        case .notCompared: "not compared"
        case .summary(let words): words
        }
    }

    /// Whether the parts of the value decide, each by its own rule.
    var isOfParts: Bool { self == .fields || self == .tag }

    /// What a person should know who wants the field to compare equal; nil if nothing is in the way.
    public var advice: String? {
        switch self {
        case .captures: "equal only if all that it captures is; capture less, or leave it out of == with @SkipEquatable"
        case .genericFunction: "its type names a generic parameter; store the value that it makes"
        case .identity: "a new object is different, a change inside is not seen; Equatable would compare contents"
        case .object(let advice): advice
        case .bufferOfFunctions: "a copy is equal, a new one is not; functions have no =="
        case .buffer: "a copy is equal, a new one is not; Equatable elements would be compared by =="
        case .never: "an Equatable type in its place would be compared"
        case .existential: "the type inside must stay the same; a class or closure in it is compared as such"
        case .dynamic: "a class or closure in its place is compared as such"
        case .bytes, .equatable, .fields, .tag, .weak, .foreignFunction,
            .decidedByWhole, .notCompared, .summary: nil
        }
    }
}
