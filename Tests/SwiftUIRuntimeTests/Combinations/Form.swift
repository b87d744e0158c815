/// What a field's type is, as the rules of comparison see it.
indirect enum Form: Equatable {
    case int, string, double
    /// Plain data of the library.
    case range, date
    /// Values of the library with a ==, and something behind a reference in them.
    case character, substring, url, anyHashable, keyPath, text
    /// `any Shape.Type`: plain, and without ==.
    case metatype
    /// A struct with a weak reference, and one with an unowned one.
    case weakly, unowned
    /// `Binding<Int>`: its place and its value.
    case binding
    /// Generic types that are Equatable if what they hold is.
    case same(Form), outcome(Form)
    /// An enum without payloads.
    case mode
    /// Plain data whose == looks at parity only.
    case parity
    /// Not plain, with a == that looks at its text only.
    case byText
    /// Not plain, with a == that never says equal.
    case stranger
    /// A class without ==.
    case object
    /// A class with ==.
    case numbered
    case record(name: String, fields: [Form], isEquatable: Bool)
    case tuple([Form])
    case optional(Form)
    /// An enum with a payload in each case but the last.
    case choice(name: String, payloads: [Form], isIndirect: Bool, isEquatable: Bool)
    case array(Form)
    case dictionary(Form)
    /// `Any`.
    case anything
    /// `any View`.
    case anyView
    /// An existential of the program's own, `any Shape`, of an object too.
    case shape
    /// Several payloads of one case.
    case several([Form])
    /// A generic struct around a value.
    case pack(Form)
    /// A value in the innermost of the payloads that an indirect enum holds of itself.
    case chain(Form)
    case set
    /// `() -> Int`.
    case closure
    /// A struct with a function whose type names the struct's generic parameter.
    case maker

    /// The type as Swift writes it.
    var type: String {
        switch self {
        case .int: "Int"
        case .string: "String"
        case .double: "Double"
        case .range: "Range<Int>"
        case .date: "Date"
        case .character: "Character"
        case .substring: "Substring"
        case .url: "URL"
        case .anyHashable: "AnyHashable"
        case .keyPath: "KeyPath<Two, Int>"
        case .text: "Text"
        case .metatype: "any Shape.Type"
        case .weakly: "Weakly"
        case .unowned: "Unowned"
        case .binding: "Binding<Int>"
        case .same(let value): "Same<\(value.type)>"
        case .outcome(let value): "Outcome<\(value.type)>"
        case .mode: "Mode"
        case .parity: "Parity"
        case .byText: "ByText"
        case .stranger: "Stranger"
        case .object: "Object"
        case .numbered: "Numbered"
        case .record(let name, _, _), .choice(let name, _, _, _): name
        case .tuple(let parts): "(" + parts.map(\.type).joined(separator: ", ") + ")"
        case .optional(let wrapped): wrapped == .closure || wrapped == .anyView ? "(\(wrapped.type))?" : wrapped == .shape || wrapped == .metatype ? "(\(wrapped.type))?" : "\(wrapped.type)?"
        case .array(let element): "[\(element.type)]"
        case .dictionary(let element): "[String: \(element.type)]"
        case .anything: "Any"
        case .anyView: "any View"
        case .shape: "any Shape"
        case .several(let parts): parts.map(\.type).joined(separator: ", ")
        case .pack(let value): "Pack<\(value.type)>"
        case .chain(let value): "Chain<\(value.type)>"
        case .set: "Set<Int>"
        case .closure: "() -> Int"
        case .maker: "Maker<Int>"
        }
    }

    /// A closure's type needs words as a parameter that is kept.
    var parameterType: String { self == .closure ? "@escaping () -> Int" : type }
}

/// A value as the rules see it. Every pass makes it anew, unless it is held.
indirect enum Content {
    case leaf(String)
    case number(Int)
    case text(Int, String)
    /// An object by the name of what holds it; nil for one that is made anew at each pass.
    case reference(String?, number: Int)
    case parts([Content])
    case none
    case some(Content)
    case choice(Int, Content?, held: String?)
    /// Elements in order; `held` if it is the same buffer at each pass.
    case elements([(key: String, value: Content)], held: String?)
    case dynamic(Form, Content)
    case closure(code: String, captures: [(form: Form, content: Content)], held: String?)
    case maker
}
