/// What the lowering asks of static types.
extension Type {
    /// What is inside an optional; nil for other types.
    var wrappedType: Type? {
        guard case .nominal(let decl, let arguments) = self, decl.isOptional else { return nil }
        return arguments.first ?? .any
    }

    /// How many optionals are around the type.
    var optionalDepth: Int {
        var depth = 0
        var type = self
        while let inner = type.wrappedType {
            depth += 1
            type = inner
        }
        return depth
    }

    var nominal: NominalDecl? {
        if case .nominal(let decl, _) = self { return decl }
        return nil
    }

    /// A class or actor: its instances are changed where they are.
    var isReferenceType: Bool { nominal?.isReference ?? false }

    /// The run-time type, as far as the static type names one.
    var typeID: TypeID {
        switch self {
        case .nominal(let decl, _): decl.runtimeTypeID
        case .function: .function
        case .tuple(let elements): elements.isEmpty ? .void : .tuple
        case .metatype: .metatype
        case .existential(let protocols): protocols.count == 1 ? protocols[0].typeID : .any
        case .archetype, .variable, .error: .any
        }
    }

    /// Whether no value of the type refers to an object, so that copies need not be counted.
    var isTrivial: Bool {
        switch self {
        case .nominal(let decl, let arguments):
            if decl.isOptional { return arguments.first?.isTrivial ?? false }
            let id = decl.runtimeTypeID
            if id.rawValue >= TypeID.bool.rawValue && id.rawValue <= TypeID.metatype.rawValue { return true }
            if id == .hasher { return true }
            // Before the type has its number, its cases may not have been looked at.
            return decl.kind == .enum && id != .hole && !decl.cases.isEmpty
                && decl.cases.allSatisfy { $0.parameters.isEmpty }
        case .tuple(let elements): return elements.isEmpty
        case .metatype: return true
        default: return false
        }
    }

    /// Whether values of the type have its generic arguments in their headers: those of the program's own types, and
    /// of the vocabulary's that are marked `@_printsArguments`.
    var keepsArguments: Bool {
        guard case .nominal(let decl, let arguments) = self else { return false }
        return !arguments.isEmpty && (!decl.isInterface || decl.attributes.contains("_printsArguments"))
    }

    var functionType: FunctionType? {
        if case .function(let type) = self { return type }
        return nil
    }
}

extension NominalDecl {
    /// The number of the run-time type. Primitive types have theirs by name, also before the checker
    /// came across them.
    var runtimeTypeID: TypeID {
        if isOptional { return .optional }
        if typeID == .hole, isInterface, parent == nil { return TypeID.primitive(named: name) ?? typeID }
        return typeID
    }
}

extension FunctionDecl {
    /// The number by which overridable methods are looked up: that of the first declaration.
    var dispatchID: Int {
        var root = self
        while let overridden = root.overridden { root = overridden }
        return root.functionID
    }
}

extension Expression {
    /// Whether evaluating the expression may give a new value to a variable that lives in a register.
    var mayAssign: Bool {
        switch kind {
        case .integer, .floating, .boolean, .string, .none, .void, .metatype, .local, .global, .closure,
             .functionReference, .keyPath, .discard, .opaque:
            return false
        case .assign, .statements:
            return true
        case .field(let base, _), .tupleElement(let base, _), .wrap(let base), .force(let base),
             .optionalEvaluation(let base), .bindOptional(let base), .not(let base), .try(let base, _),
             .await(let base), .widen(let base), .isType(let base, _), .cast(let base, _, _), .dynamicType(let base),
             .negate(let base), .bitNot(let base), .isNil(let base), .convertNumber(let base), .partialApply(_, let base, _):
            return base.mayAssign
        case .property(let base, let variable, _):
            return (base?.mayAssign ?? false) || variable.getterMutates
        case .subscript(let base, let declaration, let arguments, _):
            return base.mayAssign || declaration.getter.mutatesSelf || arguments.contains { $0.mayAssign }
        case .enumCase(_, let values), .makeStruct(_, let values), .array(let values), .tuple(let values),
             .interpolation(let values):
            return values.contains { $0.mayAssign }
        case .dictionary(let pairs):
            return pairs.contains { $0.key.mayAssign || $0.value.mayAssign }
        case .call(_, let arguments, _), .construct(_, _, let arguments):
            return arguments.contains { $0.mayAssign }
        case .delegateInit:
            return true
        case .callValue(let function, let arguments):
            return function.mayAssign || arguments.contains { $0.mayAssign }
        case .conditional(let condition, let first, let second):
            return condition.mayAssign || first.mayAssign || second.mayAssign
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b), .binary(_, let a, let b),
             .isIdentical(let a, let b):
            return a.mayAssign || b.mayAssign
        }
    }

    /// Whether the instruction that writes the result is the last of the expression's, and cannot throw,
    /// so that the result may go straight into a variable that the expression reads.
    var writesResultLast: Bool {
        switch kind {
        case .integer, .floating, .boolean, .none, .void, .binary, .negate, .bitNot, .not: true
        default: false
        }
    }
}

extension Argument {
    var mayAssign: Bool {
        switch self {
        case .value(let expression): expression.mayAssign
        case .inout: true
        }
    }
}

extension VariableDecl {
    var getterMutates: Bool { getter?.mutatesSelf ?? false }
}
