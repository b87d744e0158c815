extension Type: CustomStringConvertible {
    /// As one would write it in source.
    public var description: String {
        switch self {
        case .nominal(let decl, let arguments):
            switch (decl.isInterface ? decl.name : "", arguments.count) {
            case ("Optional", 1): return arguments[0].descriptionInPostfixPosition + "?"
            case ("Array", 1): return "[\(arguments[0])]"
            case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
            default: break
            }
            if arguments.isEmpty { return decl.qualifiedName }
            let inherited = decl.inheritedParameterCount
            if inherited > 0, let parent = decl.parent {
                let own = arguments.dropFirst(inherited).map(\.description).joined(separator: ", ")
                return "\(Type.nominal(parent, Array(arguments.prefix(inherited)))).\(decl.name)\(own.isEmpty ? "" : "<\(own)>")"
            }
            return decl.qualifiedName + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
        case .function(let function):
            let parameters = function.parameters.map { parameter in
                (parameter.isInout ? "inout " : "") + parameter.type.description + (parameter.isVariadic ? "..." : "")
            }
            let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" + (function.thrown.map { "(\($0))" } ?? "") : "")
            return "(" + parameters.joined(separator: ", ") + ")" + effects + " -> " + function.result.description
        case .tuple(let elements):
            return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
        case .archetype(let archetype):
            return (archetype.base.map { Type.archetype($0).description + "." } ?? "") + archetype.name
        case .variable: return "_"
        case .existential(let protocols):
            if protocols.count == 1, protocols[0].isAnyObject { return "AnyObject" }
            return protocols.isEmpty ? "Any" : "any " + protocols.map(\.qualifiedName).joined(separator: " & ")
        case .metatype(let type): return type.descriptionInPostfixPosition + ".Type"
        case .error: return "<<error type>>"
        }
    }

    private var descriptionInPostfixPosition: String {
        switch self {
        case .function: return "(\(self))"
        case .existential(let protocols) where !protocols.isEmpty: return "(\(self))"
        default: return description
        }
    }
}

extension Type {
    var isError: Bool { if case .error = self { true } else { false } }
    var arguments: [Type] { if case .nominal(_, let arguments) = self { arguments } else { [] } }
    var asFunction: FunctionType? { if case .function(let function) = self { function } else { nil } }
    /// The instance type of a metatype.
    var instance: Type? { if case .metatype(let type) = self { type } else { nil } }
    /// `T` of `T?`.
    var wrapped: Type? {
        if case .nominal(let decl, let arguments) = self, decl.isOptional { arguments.first } else { nil }
    }

    /// The type without values, of the library.
    var isNever: Bool { nominal.map { $0.isInterface && $0.name == "Never" } ?? false }

    var isTuple: Bool { if case .tuple = self { true } else { false } }
    /// The labels of a tuple type; empty for other types and for tuples without any.
    var tupleLabels: [String?] {
        guard case .tuple(let elements) = self, elements.contains(where: { $0.label != nil }) else { return [] }
        return elements.map(\.label)
    }

    /// Whether an instance is an object with identity.
    var isClass: Bool { nominal?.isReference ?? false }

    /// Replaces parts from the inside out: `transform` gives a replacement or nil to keep the part.
    public func mapping(_ transform: (Type) -> Type?) -> Type {
        if let replacement = transform(self) { return replacement }
        switch self {
        case .nominal(let decl, let arguments):
            return arguments.isEmpty ? self : .nominal(decl, arguments.map { $0.mapping(transform) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.mapping(transform)
            }
            function.result = function.result.mapping(transform)
            function.thrown = function.thrown?.mapping(transform)
            if function.thrown?.isNever == true { function.isThrowing = false }
            return .function(function)
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapping(transform)) })
        case .metatype(let type): return .metatype(type.mapping(transform))
        case .existential(let protocols):
            guard protocols.contains(where: { $0.constraint != nil }) else { return self }
            return .existential(protocols.map { proto in proto.mappingConstraint { $0.mapping(transform) } })
        case .archetype, .variable, .error: return self
        }
    }

    /// Whether the type, or a type anywhere within it, is such a one.
    public func contains(where predicate: (Type) -> Bool) -> Bool {
        if predicate(self) { return true }
        switch self {
        case .nominal(_, let arguments): return arguments.contains { $0.contains(where: predicate) }
        case .function(let function):
            return function.result.contains(where: predicate)
                || function.parameters.contains { $0.type.contains(where: predicate) } || function.thrown?.contains(where: predicate) ?? false
        case .tuple(let elements): return elements.contains { $0.type.contains(where: predicate) }
        case .metatype(let type): return type.contains(where: predicate)
        case .existential(let protocols):
            return protocols.contains { $0.constrainedTypes.contains { $0.contains(where: predicate) } }
        case .archetype, .variable, .error: return false
        }
    }

    var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }
    var hasError: Bool { contains { $0.isError } }
}
