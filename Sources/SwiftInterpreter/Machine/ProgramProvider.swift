/// What the machine asks the front end while a program runs.
public protocol ProgramProvider: AnyObject {
    /// The checked body, or the native, of a function that is called for the first time.
    func code(for function: Int) throws(Interruption) -> FunctionCode
    /// The implementation of a protocol requirement or an overridable method for a dynamic type, by
    /// function numbers. The machine keeps the answers until `Machine.programChanged()`.
    func implementation(of requirement: Int, for type: TypeID) -> Int?
    /// The implementation of a requirement that the machine itself uses, if the type has it.
    func implementation(of requirement: StandardRequirement, for type: TypeID) -> Int?
    /// Whether Swift wrote a function: `==` and `hash(into:)` by parts.
    func isDerived(_ function: Int) -> Bool
    /// Whether a type conforms to a protocol, for `is` and `as?`.
    func conforms(_ type: TypeID, to protocol: TypeID) -> Bool
    /// The declaration that a run-time type stands for.
    func declaration(of type: TypeID) -> NominalDecl?
    /// The type of a declared function.
    func functionType(of function: Int) -> FunctionType?
    /// Whether a declared function belongs to the main actor, by itself or with its type.
    func isOnMainActor(_ function: Int) -> Bool
    /// Whether a place is in the vocabulary rather than in the program.
    func isVocabulary(_ position: SourcePosition) -> Bool
    /// The name of a global variable of the program.
    func nameOfGlobal(_ index: Int) -> String?
    /// Gives a declaration its run-time type, if it has none yet.
    func prepare(_ decl: NominalDecl)
    /// The associated type of that name.
    func member(_ name: String, of type: Type) -> Type?
    /// The type itself, or the class among those that it inherits from, that `decl` declares.
    func ancestor(of type: Type, named decl: NominalDecl) -> Type?
}

extension ProgramProvider {
    public func isVocabulary(_ position: SourcePosition) -> Bool { false }
    public func nameOfGlobal(_ index: Int) -> String? { nil }
    public func isDerived(_ function: Int) -> Bool { false }
    public func isOnMainActor(_ function: Int) -> Bool { false }
}

/// Requirements of the standard library's protocols that describing, comparing and hashing need.
public enum StandardRequirement: Int, CaseIterable, Sendable {
    /// `Equatable.==`
    case equals
    /// `Hashable.hash(into:)`
    case hash
    /// `CustomStringConvertible.description`
    case description
    /// `CustomDebugStringConvertible.debugDescription`
    case debugDescription
    /// `Strideable.advanced(by:)`
    case advanced
    /// `Strideable.distance(to:)`
    case distance
}

/// What a function number stands for.
public enum FunctionCode {
    case body(FunctionBody)
    /// A native by name, with the number of its arguments (`self` included) and those that are inout, as bits.
    case native(String, arguments: Int, inouts: UInt64)

    /// The native that `declaration` is bound to.
    public static func native(_ declaration: FunctionDecl) -> FunctionCode {
        let selfCount = declaration.takesSelf ? 1 : 0
        var inouts: UInt64 = 0
        if declaration.takesSelf && declaration.mutatesSelf { inouts |= 1 }
        for (index, parameter) in declaration.parameters.enumerated() where parameter.isInout {
            inouts |= 1 << UInt64(index + selfCount)
        }
        return .native(
            declaration.native ?? declaration.name,
            arguments: declaration.parameters.count + selfCount, inouts: inouts)
    }
}

extension FunctionDecl {
    /// Whether `self` is passed `inout`.
    var mutatesSelf: Bool {
        if isStatic || owner == nil || owner?.isReference == true { return false }
        switch kind {
        case .setter:
            return accessorOf?.setterIsMutating ?? subscriptOf?.setterIsMutating ?? isMutating
        case .getter:
            return isMutating || (accessorOf?.getterIsMutating ?? false)
        case .initializer, .deinitializer:
            return false
        case .function, .operator:
            return isMutating
        }
    }
}
