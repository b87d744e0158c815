/// Declarations as the checker keeps them: of the program, of the prompt, and of interface files.
import SwiftSyntax

/// A struct, class, enum, actor or protocol, or a primitive type of the standard library.
public final class NominalDecl: Hashable {
    public enum Kind { case `struct`, `class`, `enum`, `protocol`, actor }

    public let name: String
    /// With the enclosing types: `Screen.Row`.
    public let qualifiedName: String
    public let kind: Kind
    public let parent: NominalDecl?
    /// For a type that a body declares: which body, and where in it.
    var localScope: String?
    /// The name that no other type of the program has, the same after a reload.
    var stableName: String { parent.map { $0.stableName + "." + name } ?? localScope.map { $0 + "." + name } ?? name }
    public let isInterface: Bool
    public let position: SourcePosition
    /// Its run-time type, given when it is declared; a reloaded type keeps its id if its storage did not change.
    public internal(set) var typeID: TypeID = .hole

    /// Those of the types around it first, which a nested type has too.
    public internal(set) var genericParameters: [Archetype] = []
    /// How many of them the types around it declare.
    var inheritedParameterCount: Int { kind == .protocol || parent?.kind == .protocol ? 0 : parent?.genericParameters.count ?? 0 }
    public internal(set) var requirements: [GenericRequirement] = []
    public internal(set) var superclass: Type?
    public internal(set) var conformances: [Conformance] = []
    /// Stored instance properties in the order of their slots, inherited ones first.
    public internal(set) var storedProperties: [VariableDecl] = []
    public internal(set) var cases: [EnumCaseDecl] = []
    public internal(set) var rawType: Type?
    var members: [String: [Member]] = [:]
    public internal(set) var deinitializer: FunctionDecl?
    /// For a protocol: its requirements in order.
    public internal(set) var protocolRequirements: [FunctionDecl] = []
    /// For `Sequence<Int>`: what it tells beyond `Sequence`.
    var constraint: ProtocolConstraint?
    /// The forms of a protocol with its primary associated types told.
    var constrainedForms: [[Type]: NominalDecl] = [:]
    public internal(set) var isPropertyWrapper = false
    public internal(set) var isResultBuilder = false
    /// An `@Observable` class.
    public internal(set) var isObservable = false
    /// `@transparent` in an interface: a view that the author of a body did not write (TupleView, ModifiedContent).
    public internal(set) var isTransparentView = false
    /// The line of documentation above an interface's declaration.
    public internal(set) var documentation: String?

    public var isReference: Bool { kind == .class || kind == .actor }
    /// `Optional` itself, whose values are told by depth.
    let isOptional: Bool
    /// The declaration as written; nil for none.
    var syntax: DeclSyntax?
    /// Where its members are looked at from.
    var context: DeclContext?
    /// Extensions and inheritance clauses that are still to be read.
    var inheritance: [(clause: InheritanceClauseSyntax?, context: DeclContext)] = []
    /// Where the phases of reading it stand; each is done when first needed.
    var isInheritanceResolved = false
    var isStorageResolved = false
    var isRuntimeTypeDeclared = false
    /// Properties of instances in the order of the source, computed ones included.
    var instanceVariables: [VariableDecl] = []
    /// The initialiser that takes one value for each stored property.
    var memberwiseInitializer: FunctionDecl?
    /// `init()` besides it, where all properties have values: what fulfils a protocol that asks for one.
    var implicitInitializer: FunctionDecl?
    /// Those of the superclass that a class takes over, by the superclass's own.
    var inheritedInitializers: [FunctionDecl: FunctionDecl] = [:]
    public internal(set) var attributes: [String] = []

    init(name: String, kind: Kind, parent: NominalDecl?, isInterface: Bool, position: SourcePosition) {
        self.name = name
        self.qualifiedName = parent.map { $0.qualifiedName + "." + name } ?? name
        self.kind = kind
        self.parent = parent
        self.isInterface = isInterface
        self.position = position
        self.isOptional = isInterface && parent == nil && name == "Optional"
    }

    public static func == (a: NominalDecl, b: NominalDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct Conformance {
    public var `protocol`: NominalDecl
    public var requirements: [GenericRequirement]
    public var position: SourcePosition
}

public enum GenericRequirement {
    case conforms(Type, NominalDecl)
    case inherits(Type, Type)
    case same(Type, Type)
}

enum Member {
    case function(FunctionDecl)
    case variable(VariableDecl)
    case `subscript`(SubscriptDecl)
    case enumCase(EnumCaseDecl)
    case type(NominalDecl)
    case alias(TypeAliasDecl)
    case associatedType(AssociatedTypeDecl)
}

/// A function, method, initialiser, accessor or deinitialiser.
public final class FunctionDecl: Hashable {
    public enum Kind { case function, initializer, getter, setter, deinitializer, `operator` }

    public let name: String
    public let kind: Kind
    public let owner: NominalDecl?
    public let isStatic: Bool
    public internal(set) var isMutating = false
    public internal(set) var genericParameters: [Archetype] = []
    public internal(set) var requirements: [GenericRequirement] = []
    public internal(set) var parameters: [ParameterDecl] = []
    public internal(set) var result: Type = .void
    public internal(set) var isThrowing = false
    /// Throws only what a function among its arguments throws.
    var `rethrows` = false
    public internal(set) var isAsync = false
    public internal(set) var isFailable = false
    /// A class's method with the result `Self`: the type of what it is called on.
    var returnsSelf = false
    /// Bound to a native by this name. Natives have no body.
    public internal(set) var native: String?
    /// `@inert`: a modifier that is carried in the view's value, without other effect.
    public internal(set) var isInert = false
    /// The requirement that this one declares; dispatch is by `requirementID`.
    public internal(set) var isRequirement = false
    /// The method of the superclass that it overrides; virtual dispatch is by the root's `functionID`.
    public internal(set) var overridden: FunctionDecl?
    /// The number of the function in the machine's function table, given when the declaration is made.
    public internal(set) var functionID: Int = -1
    /// The checked body; made when first needed.
    public internal(set) var body: FunctionBody?
    public let position: SourcePosition
    public internal(set) var documentation: String?

    /// Whether the first argument of a call is `self` (a value, or the metatype of a static member of a
    /// protocol). Static members of concrete types take none.
    public internal(set) var takesSelf = false
    /// `@primitive("add")`: the name of the machine's operation.
    var primitive: String?
    /// The memberwise initialiser of its owner, which has no code.
    var isMemberwise = false
    var isConvenience = false
    /// `class func`, or an override of one: found by the dynamic type.
    var isClassMember = false
    /// Declared inside a body: what it names may be declared there too.
    var isLocal = false
    /// `throws(E)`: the type of its errors.
    var thrownType: Type?
    /// Result builder on the declaration (`@ViewBuilder var body`).
    var builder: NominalDecl?
    var syntax: Syntax?
    var context: DeclContext?
    var isSignatureResolved = false
    /// Makes the body of a function that stands in no source (an accessor, a derived witness).
    var synthesize: ((Checker) -> FunctionBody)?
    /// The property that it gets or sets.
    var accessorOf: VariableDecl?
    /// The subscript that it gets or sets.
    weak var subscriptOf: SubscriptDecl?
    /// Seen by its owner alone.
    var isPrivate = false

    /// Whether it stands in an interface file.
    var isInterfaceMember: Bool { context?.isInterface ?? false }

    init(name: String, kind: Kind, owner: NominalDecl?, isStatic: Bool, position: SourcePosition) {
        self.name = name
        self.kind = kind
        self.owner = owner
        self.isStatic = isStatic
        self.position = position
    }

    public static func == (a: FunctionDecl, b: FunctionDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct ParameterDecl {
    public var label: String?
    public var name: String
    public var type: Type
    public var isInout = false
    public var isVariadic = false
    public var isAutoclosure = false
    /// A function that is not marked `@escaping`: it is called during the call alone.
    var isNonEscaping = false
    /// Declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// `@localized`: a parameter of the library that takes other texts than strings too, such as the key of one.
    var isLocalized = false
    /// `@marked`: a parameter of the library for which a literal's Markdown is read.
    var isMarked = false
    /// A function whose closure captures `self` unsaid, though it is kept: what a task does.
    var capturesSelfImplicitly = false
    public var hasDefault: Bool { defaultValue != nil }
    var defaultValue: ExprSyntax?
    /// The checked default: inline where it is a constant, else the call of a function of its own, so that
    /// a closure in it is the same closure at each call.
    var checkedDefault: Expression?
    /// What the default value says of the function's generic parameters, where it fits one type of theirs alone.
    var defaultTypes: [Archetype: Type] = [:]
    var builder: ResultBuilder?
    /// `consuming`: the function may change what it was given.
    var isConsuming = false
    /// `@Clamped(0...1) value: Double`: the property wrapper that the function puts around what it is given.
    var wrapper: AttributeSyntax?
}

/// A stored or computed property, a global, or a static.
public final class VariableDecl: Hashable {
    public let name: String
    public let owner: NominalDecl?
    public let isStatic: Bool
    public let isLet: Bool
    public internal(set) var type: Type = .error
    /// The slot of a stored instance property; nil for computed ones, globals and statics.
    public internal(set) var slot: Int?
    /// The number of a global or static stored variable in the machine's table of globals.
    public internal(set) var globalIndex: Int?
    public internal(set) var getter: FunctionDecl?
    public internal(set) var setter: FunctionDecl?
    /// `willSet` and `didSet`: functions of (self, new value) and (self, old value).
    public internal(set) var willSet: FunctionDecl?
    public internal(set) var didSet: FunctionDecl?
    var isObserved: Bool { (willSet ?? didSet) != nil }
    /// A stored property of an `@Observable` class: reads and changes are told to the machine's tracker.
    public internal(set) var isTracked = false
    /// Whether a tracked property's values can be compared, so that an equal one need not count as a change.
    var comparesWrites = false
    /// Computes the initial value of a global or static when it is first used.
    public internal(set) var initializer: FunctionBody?
    public internal(set) var isLazy = false
    public internal(set) var ownership = LocalVariable.Ownership.strong
    public let position: SourcePosition
    public internal(set) var documentation: String?
    /// A property with a wrapper: `name` stands for `storage.wrappedValue`.
    public internal(set) var wrapper: WrapperUse?
    var binding: PatternBindingSyntax?
    /// The type of `let a, b: Int` for the names before the last.
    var sharedAnnotation: TypeSyntax?
    var attributes: AttributeListSyntax?
    var isPrivate = false
    var access = Access.open
    /// The wrapped property whose storage this is, or whose `$` projection.
    weak var storageOf: VariableDecl?
    weak var projectionOf: VariableDecl?
    var context: DeclContext?
    var isTypeResolved = false
    var isBeingResolved = false
    var setterIsMutating = true
    var getterIsMutating = false
    /// A protocol's requirement rather than a property.
    var isRequirement = false
    /// The optional slot behind a `lazy` property.
    var lazyStorage: VariableDecl?
    /// Whether this is such a slot, and the property that it stands behind.
    var isLazySlot = false
    weak var lazyProperty: VariableDecl?
    /// A name of a tuple pattern: the hidden variable that holds the whole, and the way to this part.
    var patternSource: VariableDecl?
    /// For such a hidden variable: those that have their values from it.
    var patternParts: [VariableDecl] = []
    var patternPath: [Int] = []
    /// For a stored property that a tuple pattern names: its part of the tuple that is written.
    var patternValue: ExprSyntax?
    /// The value that its declaration gives it.
    var initialValue: ExprSyntax? { patternValue ?? binding?.initializer?.value }
    /// Computes the initial value of a stored property; shared by all initialisers.
    var defaultFunction: FunctionDecl?
    /// The property by its accessors, where subclasses override it, or where it has a wrapper and observers.
    var virtualAccess: VariableDecl?
    /// `override var` with observers: the accessors go on to the superclass.
    var isObservingOverride = false
    var checkedDefault: Expression?

    init(name: String, owner: NominalDecl?, isStatic: Bool, isLet: Bool, position: SourcePosition) {
        self.name = name
        self.owner = owner
        self.isStatic = isStatic
        self.isLet = isLet
        self.position = position
    }
    public static func == (a: VariableDecl, b: VariableDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a property is wrapped.
public struct WrapperUse {
    /// The stored property `_name`.
    public var storage: VariableDecl
    /// The attribute as written, with its arguments.
    var attribute: AttributeSyntax
    var wrapper: NominalDecl
    /// `@Published`: the wrapper is told of the object that encloses it.
    var usesEnclosingInstance = false
}

public final class SubscriptDecl {
    public let owner: NominalDecl
    public let isStatic: Bool
    public internal(set) var parameters: [ParameterDecl] = []
    public internal(set) var result: Type = .error
    public internal(set) var getter: FunctionDecl
    public internal(set) var setter: FunctionDecl?
    public internal(set) var genericParameters: [Archetype] = []
    public internal(set) var requirements: [GenericRequirement] = []
    /// `Array`'s own subscript by Int: elements can be changed in place.
    public internal(set) var isArrayElement = false
    public let position: SourcePosition
    var syntax: SubscriptDeclSyntax?
    var context: DeclContext?
    var isSignatureResolved = false
    var setterIsMutating = true
    var isPrivate = false

    init(owner: NominalDecl, isStatic: Bool, getter: FunctionDecl, position: SourcePosition) {
        self.owner = owner
        self.isStatic = isStatic
        self.getter = getter
        self.position = position
    }
}

public final class EnumCaseDecl: Hashable {
    public let name: String
    public let owner: NominalDecl
    /// Its number among the cases; the payload of a value without associated values.
    public let index: Int
    public internal(set) var parameters: [ParameterDecl] = []
    /// Int or String, for an enum with raw values.
    public internal(set) var rawValue: RawValue?
    /// Whether its values are kept in a box of their own: the case is `indirect`, or the whole enum.
    public internal(set) var isIndirect = false
    public let position: SourcePosition
    var syntax: EnumCaseElementSyntax?
    var context: DeclContext?
    var isResolved = false

    public enum RawValue: Hashable { case integer(Int64), string(String), floating(Double) }

    init(name: String, owner: NominalDecl, index: Int, position: SourcePosition) {
        self.name = name
        self.owner = owner
        self.index = index
        self.position = position
    }
    public static func == (a: EnumCaseDecl, b: EnumCaseDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
