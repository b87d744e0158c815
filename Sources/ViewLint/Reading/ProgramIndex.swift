import SwiftSyntax
import ViewSyntax

/// What the rest of the program needs to know about one declaration or extension of a type. Small, and free of syntax.
struct PartFacts: Sendable {
    struct Field: Sendable {
        let name: String
        let isStatic: Bool
        let isPublished: Bool
        /// Has a property wrapper or an observer, either of which may tell others of a change.
        let mayAnnounce: Bool
    }
    struct Member: Sendable {
        let name: String
        let isFunction: Bool
        let buildsViews: Bool
        let closures: Int
        /// Names used in code that runs when the member runs.
        let evaluated: Set<String>
        /// All names used, in actions too.
        let used: Set<String>
        /// Those of either that are called.
        let calledAtOnce: Set<String>
        let called: Set<String>
        /// Names that are read of something else: `title` of `item.title`.
        let read: Set<String>
        /// What calls give by name to the types that they make: `Row.title`.
        let given: Set<String>
        let isInitializer: Bool
        let isGeneric: Bool
    }

    let name: String
    let file: String
    let kind: TypePart.Kind
    let inherited: [String]
    let attributes: [String]
    let isFilePrivate: Bool
    let isGeneric: Bool
    let fields: [Field]
    /// The types, as they are written, of what values hold: of a struct's properties, of what an enum's cases carry.
    let held: [String]
    let members: [Member]

    init(_ part: TypePart, file: String) {
        name = part.name
        self.file = file
        kind = part.kind
        inherited = part.inherited
        attributes = part.attributes
        isFilePrivate = part.isFilePrivate
        isGeneric = part.isGeneric
        fields = part.properties.map { property in
            Field(
                name: property.name, isStatic: property.isStatic, isPublished: property.attributes.contains("Published"),
                mayAnnounce: property.attributes.contains(where: \.isCapitalized)
                    || property.declaration.bindings.contains { $0.accessorBlock != nil })
        }
        held = part.properties.lazy.filter { !$0.isStatic }.compactMap { $0.type?.trimmedDescription } + part.payloads.map(\.trimmedDescription)
        members = part.members.map { member in
            let references = member.contents.references
            return Member(
                name: member.name, isFunction: member.kind == .function, buildsViews: member.buildsViews, closures: member.contents.closures,
                evaluated: Set(references.lazy.filter(\.isEvaluated).map(\.name)), used: Set(references.map(\.name)),
                calledAtOnce: Set(references.lazy.filter { $0.isCalled && $0.isEvaluated }.map(\.name)),
                called: Set(references.lazy.filter(\.isCalled).map(\.name)),
                read: Set(references.compactMap(\.field)), given: Set(member.contents.calls.lazy.flatMap(\.node.givenNames)),
                isInitializer: member.kind == .initializer, isGeneric: member.isGeneric)
        }
    }
}

/// A type as a whole: its declaration with all its extensions.
struct TypeFacts: Sendable {
    var parts: [PartFacts]

    /// The declaration itself, which may be in a file that nobody linted.
    var declaration: PartFacts? { parts.first { $0.kind != .extension } }
    var isView: Bool { inherits("View") && !isReference }
    var isModifier: Bool { inherits("ViewModifier") && !isReference }
    /// The types of what values of it hold.
    var held: [String] { declaration?.held ?? [] }
    var isReference: Bool { declaration?.kind == .reference }
    var isStructure: Bool { declaration?.kind == .structure }
    /// Compared by its own `==`.
    var isEquatable: Bool {
        hasAttribute("Equatable") || ["Equatable", "Hashable", "Comparable"].contains(where: inherits)
    }
    /// What is read of it is tracked: `@Observable`, and so what SwiftData keeps.
    var isObservable: Bool { hasAttribute("Observable") || hasAttribute("Model") }
    /// The stored instance properties, if the declaration can be seen.
    var fields: Set<String>? {
        declaration.map { Set($0.fields.lazy.filter { !$0.isStatic }.map(\.name)) }
    }

    /// Those that tell of their changes.
    var publishedFields: Set<String>? {
        declaration.map { Set($0.fields.lazy.filter { !$0.isStatic && $0.isPublished }.map(\.name)) }
    }

    /// Whether nothing in a class can tell those of a change that observe it, and nothing is inherited that could.
    var announcesNothing: Bool {
        guard let declaration, !isObservable, parts.allSatisfy({ Set($0.inherited).isSubset(of: Self.silentProtocols) }) else { return false }
        return !declaration.fields.contains { $0.mayAnnounce || $0.name == "objectWillChange" }
            && !parts.contains { $0.members.contains { $0.name == "objectWillChange" || $0.used.contains("objectWillChange") } }
    }
    private static let silentProtocols: Set<String> = [
        "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable",
    ]

    var isGeneric: Bool { declaration?.isGeneric ?? false }
    /// Whether all that makes a value of it is one initialiser, which takes values of one type.
    var hasOneInitializer: Bool {
        guard isStructure, !isGeneric else { return false }
        let all = parts.flatMap { part in part.members.filter(\.isInitializer).map { (part.kind, $0.isGeneric) } }
        // One in an extension leaves the one that takes the properties.
        return all.isEmpty || all.count == 1 && all.allSatisfy { $0.0 != .extension && !$0.1 }
    }
    /// Whether an initialiser of its own gives a property its value.
    func isSetInInitializer(_ property: String) -> Bool {
        parts.contains { $0.members.contains { $0.isInitializer && $0.used.contains(property) } }
    }

    func inherits(_ name: String) -> Bool { parts.contains { $0.inherited.contains(name) } }
    func hasAttribute(_ name: String) -> Bool { parts.contains { $0.attributes.contains(name) } }

    /// The members that run when `body` runs, itself included; those that actions call too, if asked for.
    func reached(withActions: Bool = false) -> Set<String> {
        var found: Set<String> = ["body"]
        var open = ["body"]
        let members = parts.flatMap(\.members)
        let names = Set(members.map(\.name))
        // A function may have its name in common with a property, and is meant only where it is called.
        let properties = Set(parts.lazy.flatMap(\.fields).map(\.name))
        let namesakes = Set(members.lazy.filter { $0.isFunction && properties.contains($0.name) }.map(\.name))
        while let name = open.popLast() {
            for member in members where member.name == name {
                let called = withActions ? member.called : member.calledAtOnce
                for used in withActions ? member.used : member.evaluated
                where names.contains(used) && (!namesakes.contains(used) || called.contains(used)) && found.insert(used).inserted {
                    open.append(used)
                }
            }
        }
        return found
    }

    /// One for each computed property, function or closure through which the body composes views.
    var complexity: Int {
        let reached = reached()
        var names: Set<String> = []
        var closures = 0
        for member in parts.lazy.flatMap(\.members) where reached.contains(member.name) && !member.isInitializer {
            guard member.buildsViews || member.name == "body" else { continue }
            closures += member.closures
            if member.name != "body" { names.insert(member.name) }
        }
        return closures + names.count
    }
}

/// What the rest of the program needs to know about one file.
struct FileFacts: Sendable {
    let parts: [PartFacts]
    let names: [NameFacts]
}

/// All types of the files that are linted.
struct ProgramIndex: Sendable {
    private var types: [Key: TypeFacts] = [:]
    private var names: [Key: [NameFacts]] = [:]
    private var read: Set<String> = []
    private var given: Set<String> = []

    /// Types that only their file sees are kept apart from their namesakes in other files.
    private struct Key: Hashable {
        let name: String
        let file: String?
    }

    init(_ files: [FileFacts]) {
        let parts = files.flatMap(\.parts)
        for member in parts.lazy.flatMap(\.members) {
            read.formUnion(member.read)
            given.formUnion(member.given)
        }
        for name in files.lazy.flatMap(\.names) {
            names[Key(name: name.name, file: name.isFilePrivate ? name.file : nil), default: []].append(name)
        }
        for part in parts where part.kind != .extension {
            let key = Key(name: part.name, file: part.isFilePrivate ? part.file : nil)
            types[key, default: TypeFacts(parts: [])].parts.append(part)
        }
        for part in parts where part.kind == .extension {
            let own = Key(name: part.name, file: part.file)
            let key = types[own] == nil ? Key(name: part.name, file: nil) : own
            types[key, default: TypeFacts(parts: [])].parts.append(part)
        }
    }

    /// Whether some code reads a member of a name of something.
    func isRead(_ name: String) -> Bool { read.contains(name) }

    /// Whether some code makes a type of a name with an argument of this label.
    func isGiven(_ label: String, to type: String) -> Bool {
        given.contains("\(type.split(separator: ".").last ?? "").\(label)")
    }

    /// The type that a name means in a file; nil when that is not known.
    func type(_ name: String, from file: String) -> TypeFacts? {
        guard let found = types[Key(name: name, file: file)] ?? types[Key(name: name, file: nil)] else { return nil }
        let declarations = found.parts.filter { $0.kind != .extension }
        guard declarations.count > 1 else { return found }
        // Namesakes, of two modules perhaps: only one that stands in the same file is certainly meant.
        let own = found.parts.filter { $0.file == file }
        return own.contains { $0.kind != .extension } ? TypeFacts(parts: own) : nil
    }

    /// Whether a class has an `==`, its own or that of a class above it.
    func isEquatableObject(_ type: TypeFacts, from file: String) -> Bool {
        var seen: Set<String> = []
        var current: TypeFacts? = type
        while let type = current, let declaration = type.declaration, seen.insert(declaration.name).inserted {
            if type.isEquatable { return true }
            current = declaration.inherited.first.flatMap { self.type($0, inside: declaration.name, from: file) }
        }
        return false
    }

    /// The type that a name means inside another type: a nested one first.
    func type(_ name: String, inside outer: String, from file: String) -> TypeFacts? {
        var enclosing = outer.split(separator: ".").map(String.init)
        while !enclosing.isEmpty {
            if let found = type(enclosing.joined(separator: ".") + "." + name, from: file) { return found }
            enclosing.removeLast()
        }
        return type(name, from: file)
    }

    /// What a name means inside a type that is no type of its own, and the type inside which it is declared, empty for none;
    /// nil when it is one, or not known.
    func meaning(of name: String, inside outer: String, from file: String) -> (meaning: NameFacts.Meaning, scope: String)? {
        var enclosing = outer.split(separator: ".").map(String.init)
        while true {
            let full = (enclosing + [name]).joined(separator: ".")
            if type(full, from: file) != nil { return nil }
            if let found = names[Key(name: full, file: file)] ?? names[Key(name: full, file: nil)] {
                // Namesakes, of two modules perhaps: only one that stands in the same file is certainly meant.
                let own = found.filter { $0.file == file }
                let meanings = Set((own.isEmpty ? found : own).map(\.meaning))
                guard meanings.count == 1, let meaning = meanings.first else { return nil }
                return (meaning, full.split(separator: ".").dropLast().joined(separator: "."))
            }
            if enclosing.isEmpty { return nil }
            enclosing.removeLast()
        }
    }
}

extension FunctionCallExprSyntax {
    /// `Row.title`, `Row.id` of `Row(title: "a", id: 1)`.
    fileprivate var givenNames: [String] {
        guard let type = ExprSyntax(self).constructedType else { return [] }
        return arguments.compactMap { argument in argument.label.map { "\(type).\($0.text)" } }
    }
}
