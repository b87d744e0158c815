/// Makes random types, and values of them as Swift source with what the rules have to know of each.
struct FieldGenerator {
    var random: SeededRandom
    /// The declarations that the types need.
    var declarations: [String] = FieldGenerator.fixed
    private var count = 0
    /// Whether the value that is made must be the same whenever its source runs, and wherever it stands.
    private var isFixed = false

    init(seed: Int) { random = SeededRandom(seed: seed) }

    static let fixed = [
        "enum Mode { case a, b, c }",
        """
        struct Parity: Equatable {
          var raw: Int
          static func == (a: Parity, b: Parity) -> Bool { a.raw % 2 == b.raw % 2 }
        }
        """,
        """
        struct ByText: Equatable {
          var n: Int
          var s: String
          static func == (a: ByText, b: ByText) -> Bool { a.s == b.s }
        }
        """,
        """
        struct Stranger: Equatable {
          var s: String
          static func == (a: Stranger, b: Stranger) -> Bool { false }
        }
        """,
        "final class Object {}",
        "struct Two { var a = 1; var b = 2 }",
        "struct Weakly { weak var object: Object? }",
        "struct Unowned { unowned let object: Object }",
        "struct Same<T> { var value: T }",
        "extension Same: Equatable where T: Equatable {}",
        "enum Outcome<T> { case ok(T), failed(String) }",
        "extension Outcome: Equatable where T: Equatable {}",
        "class Numbered2: Numbered {}",
        """
        class Numbered: Equatable {
          let n: Int
          init(_ n: Int) { self.n = n }
          static func == (a: Numbered, b: Numbered) -> Bool { a.n == b.n }
        }
        """,
        "struct Maker<T> { let make: () -> T }",
        "protocol Shape {}",
        "struct Square: Shape { var f0: Int }",
        "struct Named: Shape, Equatable { var f0: String }",
        "extension Object: Shape {}",
        "struct Pack<T> { var n = 1; var value: T }",
        "indirect enum Chain<T> { case end(T), link(Chain) }",
    ]

    /// A new name.
    mutating func name(_ stem: String) -> String {
        count += 1
        return "\(stem)\(count)"
    }

    /// What stands in an `any Shape`.
    private static var shapes: [Form] {
        [.record(name: "Square", fields: [.int], isEquatable: false), .record(name: "Named", fields: [.string], isEquatable: true), .object]
    }

    // MARK: Types

    mutating func form(_ depth: Int) -> Form {
        let leaves: [Form] = [
            .int, .string, .mode, .parity, .byText, .stranger, .object, .numbered, .maker, .shape, .set, .double, .range, .date, .character,
            .substring, .url, .anyHashable, .keyPath, .text, .metatype, .weakly, .unowned, .binding,
        ]
        if depth == 0 || random.once(in: 6) { return random.pick(leaves) }
        switch random.number(0..<15) {
        case 12: return .same(contained(depth))
        case 13: return .outcome(contained(depth))
        case 14: return leaf().form
        case 0, 1: return record(depth)
        case 2: return .tuple([form(depth - 1), form(depth - 1)])
        case 3, 4: return .optional(wrapped(depth))
        case 5: return choice(depth)
        case 6: return .array(form(depth - 1))
        case 7: return .dictionary(form(depth - 1))
        case 8: return random.pick([.anything, .anyView])
        case 9: return .pack(contained(depth))
        case 10: return .chain(contained(depth))
        default: return .closure
        }
    }

    private mutating func wrapped(_ depth: Int) -> Form {
        let inner = form(depth - 1)
        return inner == .anything || inner == .anyView ? .string : inner
    }

    /// What a generic type holds: a function there is stored in another way.
    mutating func contained(_ depth: Int) -> Form {
        let inner = form(depth - 1)
        return inner == .closure ? .string : inner
    }

    private mutating func record(_ depth: Int) -> Form {
        let fields = (0..<random.number(1..<4)).map { _ in form(depth - 1) }
        let isEquatable = fields.allSatisfy(ComparisonRules.isEquatable) && random.once(in: 2)
        let name = name("Record")
        let properties = fields.enumerated().map { "  var f\($0): \($1.type)" }
        declarations.append("struct \(name)\(isEquatable ? ": Equatable" : "") {\n" + properties.joined(separator: "\n") + "\n}")
        return .record(name: name, fields: fields, isEquatable: isEquatable)
    }

    private mutating func choice(_ depth: Int) -> Form {
        let payloads: [Form] = (0..<random.number(1..<3)).map { _ in
            random.once(in: 3) ? .several([form(depth - 1), form(depth - 1)]) : form(depth - 1)
        }
        let isEquatable = payloads.allSatisfy(ComparisonRules.isEquatable) && random.once(in: 2)
        let isIndirect = random.once(in: 3)
        let name = name("Choice")
        let cases = payloads.enumerated().map { "  case c\($0)(\($1.type))" } + ["  case last"]
        declarations.append(
            "\(isIndirect ? "indirect " : "")enum \(name)\(isEquatable ? ": Equatable" : "") {\n" + cases.joined(separator: "\n") + "\n}")
        return .choice(name: name, payloads: payloads, isIndirect: isIndirect, isEquatable: isEquatable)
    }

    // MARK: Values

    /// A value that the parent makes, `v` being 0 or 1: its source, and its content for each.
    struct Pair {
        var source: String
        var old: Content
        var new: Content
    }

    mutating func pair(_ form: Form) -> Pair {
        if case .several(let fields) = form {
            let parts = fields.map { pair($0) }
            return Pair(
                source: parts.map(\.source).joined(separator: ", "), old: .parts(parts.map(\.old)), new: .parts(parts.map(\.new)))
        }
        if random.once(in: 6), let held = held(form) { return held }
        if random.once(in: 7) {
            let (old, new) = (value(form), value(form))
            return Pair(source: "(v == 0 ? \(old.source) : \(new.source))", old: old.content, new: new.content)
        }
        switch form {
        case .int, .string, .mode, .parity, .byText, .stranger, .object, .numbered, .set, .double, .range, .date, .character, .substring, .url,
             .anyHashable, .keyPath, .text, .metatype, .weakly, .unowned: return leafPair(form)
        case .binding:
            switch isFixed ? 2 : random.number(0..<3) {
            case 0: return Pair(source: "$still", old: .leaf("still"), new: .leaf("still"))
            case 1: return Pair(source: "$moving", old: .leaf("moving 0"), new: .leaf("moving 1"))
            default: return leafPair(form)
            }
        case .same(let value):
            let inner = pair(value)
            return Pair(source: "\(form.type)(value: \(inner.source))", old: inner.old, new: inner.new)
        case .outcome(let value):
            let isOK = random.once(in: 2)
            let inner = pair(isOK ? value : .string)
            func outcome(_ content: Content) -> Content { .choice(isOK ? 0 : 1, content, held: nil) }
            return Pair(
                source: "(.\(isOK ? "ok" : "failed")(\(inner.source)) as \(form.type))", old: outcome(inner.old), new: outcome(inner.new))
        case .shape:
            let inner = random.pick(Self.shapes)
            let value = pair(inner)
            return Pair(source: "(\(value.source) as any Shape)", old: .dynamic(inner, value.old), new: .dynamic(inner, value.new))
        case .pack(let value):
            let inner = pair(value)
            return Pair(source: "\(form.type)(value: \(inner.source))", old: inner.old, new: inner.new)
        case .chain(let value):
            let (inner, length) = (pair(value), random.number(0..<4))
            let source = String(repeating: ".link(", count: length) + ".end(\(inner.source))" + String(repeating: ")", count: length)
            func chained(_ content: Content) -> Content {
                (0..<length).reduce(.choice(0, content, held: nil)) { chain, _ in .choice(1, chain, held: nil) }
            }
            return Pair(source: "(\(source) as \(form.type))", old: chained(inner.old), new: chained(inner.new))
        case .several: return Pair(source: "", old: .none, new: .none)
        case .record(let name, let fields, _):
            let parts = fields.map { pair($0) }
            let arguments = parts.enumerated().map { "f\($0): \($1.source)" }.joined(separator: ", ")
            return Pair(source: "\(name)(\(arguments))", old: .parts(parts.map(\.old)), new: .parts(parts.map(\.new)))
        case .tuple(let fields):
            let parts = fields.map { pair($0) }
            return Pair(
                source: "(" + parts.map(\.source).joined(separator: ", ") + ")", old: .parts(parts.map(\.old)),
                new: .parts(parts.map(\.new)))
        case .optional(let wrapped):
            let inner = pair(wrapped)
            return Pair(source: "Optional(\(inner.source))", old: .some(inner.old), new: .some(inner.new))
        case .choice(let name, let payloads, _, _):
            let number = random.number(0..<payloads.count)
            let payload = pair(payloads[number])
            return Pair(
                source: "\(name).c\(number)(\(payload.source))", old: .choice(number, payload.old, held: nil),
                new: .choice(number, payload.new, held: nil))
        case .array(let element):
            let elements = (0..<random.number(1..<3)).map { _ in pair(element) }
            return Pair(
                source: "[" + elements.map(\.source).joined(separator: ", ") + "] as \(form.type)",
                old: .elements(elements.map { ("", $0.old) }, held: nil), new: .elements(elements.map { ("", $0.new) }, held: nil))
        case .dictionary(let element):
            let inner = pair(element)
            return Pair(
                source: "[\"k\": \(inner.source)] as \(form.type)", old: .elements([("k", inner.old)], held: nil),
                new: .elements([("k", inner.new)], held: nil))
        case .anything:
            let inner = self.form(1)
            guard isErasable(inner) else { return leafPair(.int, as: .anything) }
            let value = pair(inner)
            return Pair(source: "(\(value.source)) as Any", old: .dynamic(inner, value.old), new: .dynamic(inner, value.new))
        case .anyView:
            let (leaf, value) = (leaf(), pair(.int))
            let source = pair(leaf.field)
            return Pair(
                source: "\(leaf.name)(f0: \(source.source), f1: \(value.source))",
                old: .dynamic(leaf.form, .parts([source.old, value.old])), new: .dynamic(leaf.form, .parts([source.new, value.new])))
        case .closure:
            let captured = (0..<random.number(0..<3)).map { _ in self.form(2) }
            let values = captured.map { pair($0) }
            let name = closure(capturing: captured)
            return Pair(
                source: "\(name)(" + values.map(\.source).joined(separator: ", ") + ")",
                old: .closure(code: name, captures: Array(zip(captured, values.map(\.old))).map { ($0, $1) }, held: nil),
                new: .closure(code: name, captures: Array(zip(captured, values.map(\.new))).map { ($0, $1) }, held: nil))
        case .maker:
            return Pair(source: "Maker { 1 }", old: .maker, new: .maker)
        }
    }

    private mutating func leafPair(_ form: Form, as erased: Form? = nil) -> Pair {
        let first = value(form)
        let second = random.once(in: 4) ? value(form) : first
        let source = first.source == second.source ? first.source : "(v == 0 ? \(first.source) : \(second.source))"
        guard erased != nil else { return Pair(source: source, old: first.content, new: second.content) }
        return Pair(source: "(\(source)) as Any", old: .dynamic(form, first.content), new: .dynamic(form, second.content))
    }

    /// What can stand in an `Any` and keep its type there.
    private func isErasable(_ form: Form) -> Bool {
        switch form {
        case .int, .string, .mode, .parity, .byText, .stranger, .object, .numbered, .record, .choice, .double, .range, .date, .character, .substring,
             .url, .anyHashable, .keyPath, .text, .weakly, .unowned, .binding, .set: true
        case .pack(let value), .same(let value), .outcome(let value), .array(let value), .dictionary(let value): isErasable(value)
        default: false
        }
    }

    /// One value of a form: its source and its content.
    mutating func value(_ form: Form) -> (source: String, content: Content) {
        let outer = isFixed
        isFixed = true
        defer { isFixed = outer }
        switch form {
        case .int:
            let n = random.number(0..<4)
            return ("\(n)", .leaf("\(n)"))
        case .string:
            let text = random.pick(["a", "b", "a text that is longer than a few bytes"])
            return ("[\"\(text)\", \"!\"].joined()", .leaf(text))
        case .double:
            let text = random.pick(["0.0", "-0.0", "1.5", "nan"])
            return (text == "nan" ? "Double.nan" : "Double(\(text))", .leaf(text))
        case .range:
            let n = random.number(0..<3)
            return ("(\(n)..<5)", .leaf("\(n)"))
        case .date:
            let n = random.number(0..<3)
            return ("Date(timeIntervalSinceReferenceDate: \(n))", .leaf("\(n)"))
        case .character:
            let text = random.pick(["a", "b"])
            return ("Character(\"\(text)\")", .leaf(text))
        case .substring:
            let n = random.number(1..<3)
            return ("[\"ab\", \"c\"].joined().prefix(\(n))", .leaf("\(n)"))
        case .url:
            let name = random.pick(["a", "b"])
            return ("URL(filePath: \"/\(name)\")", .leaf(name))
        case .anyHashable:
            let (source, name) = random.pick([("1", "1"), ("\"one\"", "one"), ("2", "2")])
            return ("AnyHashable(\(source))", .leaf(name))
        case .keyPath:
            let name = random.pick(["a", "b"])
            return ("\\Two.\(name)", .leaf(name))
        case .text:
            let name = random.pick(["a", "b"])
            return ("Text([\"\(name)\", \"!\"].joined()).bold()", .leaf(name))
        case .metatype:
            let name = random.pick(["Square", "Named"])
            return ("(\(name).self as any Shape.Type)", .leaf(name))
        case .weakly, .unowned:
            let name = random.pick(["object0", "object1"])
            return ("\(form.type)(object: \(name))", .leaf(name))
        case .binding:
            let n = random.number(0..<3)
            return ("Binding.constant(\(n))", .leaf("constant \(n)"))
        case .mode:
            let name = random.pick(["a", "b", "c"])
            return ("Mode.\(name)", .leaf(name))
        case .parity:
            let n = random.number(0..<4)
            return ("Parity(raw: \(n))", .number(n))
        case .byText:
            let (n, text) = (random.number(0..<3), random.pick(["x", "y"]))
            return ("ByText(n: \(n), s: \"\(text)\")", .text(n, text))
        case .stranger:
            return ("Stranger(s: \"s\")", .leaf("s"))
        case .object:
            if random.once(in: 3) { return ("Object()", .reference(nil, number: 0)) }
            let name = random.pick(["object0", "object1"])
            return (name, .reference(name, number: 0))
        case .set:
            let n = random.number(0..<2)
            return ("Set([\(n), 5])", .leaf("\(n)"))
        case .numbered:
            let n = random.number(0..<2)
            return ("\(random.once(in: 3) ? "Numbered2" : "Numbered")(\(n))", .reference(nil, number: n))
        case .optional(let wrapped):
            if random.once(in: 2) { return ("(nil as \(form.type))", .none) }
            let inner = value(wrapped)
            return ("Optional(\(inner.source))", .some(inner.content))
        case .choice(let typeName, _, _, _) where random.once(in: 2):
            guard case .choice(_, let payloads, _, _) = form else { break }
            return ("\(typeName).last", .choice(payloads.count, nil, held: nil))
        default: break
        }
        let pair = pair(form)
        return (pair.source.replacing("v == 0", with: "true"), pair.old)
    }

    /// A value that a global holds, the same at each pass.
    private mutating func held(_ form: Form) -> Pair? {
        let value = value(form)
        let name = name("held")
        declarations.append("let \(name): \(form.type) = \(value.source)")
        let content = Self.holding(value.content, form, by: name)
        return Pair(source: name, old: content, new: content)
    }

    /// All references in a value that is held are the same at each pass.
    private static func holding(_ content: Content, _ form: Form, by name: String) -> Content {
        switch (form, content) {
        case (.object, .reference(let known, let number)):
            return .reference(known ?? name, number: number)
        case (.record(_, let fields, _), .parts(let parts)), (.tuple(let fields), .parts(let parts)):
            return .parts(parts.indices.map { holding(parts[$0], fields[$0], by: "\(name).\($0)") })
        case (.several(let fields), .parts(let parts)):
            return .parts(parts.indices.map { holding(parts[$0], fields[$0], by: "\(name).\($0)") })
        case (.pack(let value), _), (.same(let value), _): return holding(content, value, by: name)
        case (.outcome(let value), .choice(let number, let payload, _)):
            return .choice(number, payload.map { holding($0, number == 0 ? value : .string, by: name + "!") }, held: nil)
        case (.chain(let value), .choice(let number, let rest, _)):
            return .choice(number, rest.map { holding($0, number == 0 ? value : form, by: name + "!") }, held: name)
        case (.optional(let wrapped), .some(let inner)):
            return .some(holding(inner, wrapped, by: name + "?"))
        case (.choice(_, let payloads, _, _), .choice(let number, let payload, _)):
            return .choice(number, payload.map { holding($0, payloads[number], by: name + "!") }, held: name)
        case (.array(let element), .elements(let elements, _)), (.dictionary(let element), .elements(let elements, _)):
            return .elements(
                elements.enumerated().map { ($1.key, holding($1.value, element, by: "\(name)[\($0)]")) }, held: name)
        case (_, .dynamic(let inner, let value)):
            return .dynamic(inner, holding(value, inner, by: name + " any"))
        case (_, .closure(let code, let captures, _)):
            return .closure(code: code, captures: captures, held: name)
        default:
            return content
        }
    }

    // MARK: Declarations that values need

    /// A function that gives a closure which captures its arguments.
    private mutating func closure(capturing forms: [Form]) -> String {
        let name = name("closure")
        let parameters = forms.enumerated().map { "_ a\($0): \($1.parameterType)" }.joined(separator: ", ")
        let uses = forms.indices.map { "_ = a\($0); " }.joined()
        declarations.append("func \(name)(\(parameters)) -> () -> Int { return { \(uses)return \(forms.count) } }")
        return name
    }

    /// A view to be held by an existential.
    private mutating func leaf() -> (name: String, field: Form, form: Form) {
        let field = form(1)
        let name = name("Leaf")
        declarations.append("struct \(name): View {\n  var f0: \(field.type)\n  var f1: Int\n  var body: some View { Text(\"leaf\") }\n}")
        return (name, field, .record(name: name, fields: [field, .int], isEquatable: false))
    }
}
