/// The documented rules of comparison, as plainly as they can be said; slow, and without a line in common with
/// the engine.
enum ComparisonRules {
    /// Whether SwiftUI takes two values of a field for equal: `==` of whatever is Equatable and not plain data.
    static func areEqual(_ form: Form, _ a: Content, _ b: Content) -> Bool {
        if isPlain(form) { return haveEqualBytes(a, b) }
        if isEquatable(form) { return equals(form, a, b) }
        switch (form, a, b) {
        case (.record(_, let fields, _), .parts(let x), .parts(let y)), (.tuple(let fields), .parts(let x), .parts(let y)),
             (.several(let fields), .parts(let x), .parts(let y)):
            return fields.indices.allSatisfy { areEqual(fields[$0], x[$0], y[$0]) }
        case (.pack(let value), _, _), (.same(let value), _, _): return areEqual(value, a, b)
        case (.outcome(let value), .choice(let m, let x?, _), .choice(let n, let y?, _)):
            return m == n && areEqual(m == 0 ? value : .string, x, y)
        // A place and a value, which the names stand for.
        case (.binding, .leaf(let x), .leaf(let y)): return x == y
        case (.weakly, .leaf(let x), .leaf(let y)), (.unowned, .leaf(let x), .leaf(let y)): return x == y
        case (.chain(let value), .choice(let m, let x?, let held), .choice(let n, let y?, let other)):
            if held != nil, held == other { return true }
            return m == n && areEqual(m == 0 ? value : form, x, y)
        case (.optional(let wrapped), _, _):
            switch (a, b) {
            case (.none, .none): return true
            case (.some(let x), .some(let y)): return areEqual(wrapped, x, y)
            default: return false
            }
        case (.choice(_, let payloads, let isIndirect, _), .choice(let m, let x, let held), .choice(let n, let y, let other)):
            guard m == n else { return false }
            if isIndirect, held != nil, held == other { return true }
            guard let x, let y else { return true }
            return areEqual(payloads[m], x, y)
        case (_, .reference(let x, _), .reference(let y, _)):
            return x != nil && x == y
        case (_, .dynamic(let f, let x), .dynamic(let g, let y)):
            return f == g && areEqual(f, x, y)
        case (_, .elements(_, let held), .elements(_, let other)):
            return held != nil && held == other
        case (_, .closure(let code, let x, let held), .closure(let otherCode, let y, let other)):
            if held != nil, held == other { return true }
            guard code == otherCode else { return false }
            return x.indices.allSatisfy { areEqual(x[$0].form, x[$0].content, y[$0].content) }
        default:
            return false
        }
    }

    /// No reference anywhere in it.
    static func isPlain(_ form: Form) -> Bool {
        switch form {
        case .int, .mode, .parity, .double, .range, .date, .metatype: true
        case .record(_, let fields, _), .tuple(let fields), .several(let fields): fields.allSatisfy(isPlain)
        case .pack(let value), .same(let value): isPlain(value)
        case .optional(let wrapped): isPlain(wrapped)
        case .choice(_, let payloads, let isIndirect, _): !isIndirect && payloads.allSatisfy(isPlain)
        default: false
        }
    }

    /// Whether a == that the program wrote may be asked about a part of it.
    static func mayAskProgram(_ form: Form) -> Bool {
        switch form {
        case .int, .string, .mode, .object, .set, .double, .range, .date, .character, .substring, .url, .keyPath, .text, .metatype, .weakly,
             .unowned, .binding: false
        case .pack(let value), .chain(let value), .same(let value), .outcome(let value): mayAskProgram(value)
        case .optional(let wrapped), .array(let wrapped), .dictionary(let wrapped): mayAskProgram(wrapped)
        case .record(_, let parts, _), .tuple(let parts), .several(let parts), .choice(_, let parts, _, _): parts.contains(where: mayAskProgram)
        case .parity, .byText, .stranger, .numbered, .anything, .anyView, .shape, .closure, .maker, .anyHashable: true
        }
    }

    static func isEquatable(_ form: Form) -> Bool {
        switch form {
        case .int, .string, .mode, .parity, .byText, .stranger, .numbered, .set, .double, .range, .date, .character, .substring, .url,
             .anyHashable, .keyPath, .text: true
        case .same(let value), .outcome(let value): isEquatable(value)
        case .several(let parts): parts.allSatisfy(isEquatable)
        case .record(_, _, let isEquatable), .choice(_, _, _, let isEquatable): isEquatable
        case .optional(let wrapped), .array(let wrapped), .dictionary(let wrapped): isEquatable(wrapped)
        case .object, .tuple, .anything, .anyView, .shape, .pack, .chain, .closure, .maker, .metatype, .weakly, .unowned, .binding: false
        }
    }

    /// Swift's own `==`.
    static func equals(_ form: Form, _ a: Content, _ b: Content) -> Bool {
        switch (form, a, b) {
        case (.stranger, _, _): return false
        case (.double, .leaf(let x), .leaf(let y)): return Double(x) == Double(y)
        case (.same(let value), _, _): return equals(value, a, b)
        case (.outcome(let value), .choice(let m, let x?, _), .choice(let n, let y?, _)):
            return m == n && equals(m == 0 ? value : .string, x, y)
        case (_, .leaf(let x), .leaf(let y)): return x == y
        case (_, .number(let x), .number(let y)): return x % 2 == y % 2
        case (_, .text(_, let x), .text(_, let y)): return x == y
        case (_, .reference(_, let x), .reference(_, let y)): return x == y
        case (.record(_, let fields, _), .parts(let x), .parts(let y)), (.several(let fields), .parts(let x), .parts(let y)):
            return fields.indices.allSatisfy { equals(fields[$0], x[$0], y[$0]) }
        case (.optional(let wrapped), .some(let x), .some(let y)): return equals(wrapped, x, y)
        case (.optional, .none, .none): return true
        case (.choice(_, let payloads, _, _), .choice(let m, let x, _), .choice(let n, let y, _)):
            guard m == n else { return false }
            guard let x, let y else { return true }
            return equals(payloads[m], x, y)
        case (.array(let element), .elements(let x, let held), .elements(let y, let other)),
             (.dictionary(let element), .elements(let x, let held), .elements(let y, let other)):
            // The library looks at the buffer first.
            if held != nil, held == other { return true }
            return x.map(\.key) == y.map(\.key) && x.indices.allSatisfy { equals(element, x[$0].value, y[$0].value) }
        default: return false
        }
    }

    private static func haveEqualBytes(_ a: Content, _ b: Content) -> Bool {
        switch (a, b) {
        case (.leaf(let x), .leaf(let y)): x == y
        case (.number(let x), .number(let y)): x == y
        case (.parts(let x), .parts(let y)): zip(x, y).allSatisfy(haveEqualBytes)
        case (.none, .none): true
        case (.some(let x), .some(let y)): haveEqualBytes(x, y)
        case (.choice(let m, let x, _), .choice(let n, let y, _)):
            if let x, let y { m == n && haveEqualBytes(x, y) } else { m == n }
        default: false
        }
    }
}
