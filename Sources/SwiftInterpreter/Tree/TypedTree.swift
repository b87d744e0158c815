/// What the checker makes of Swift source and the lowering turns into instructions: every name is
/// resolved, every expression has its type, conversions are written out, builders and default
/// arguments are expanded.

/// A place in a source file.
public struct SourcePosition: Hashable, Sendable {
    /// Index of the file in the program's list of files.
    public var file: Int32
    /// Offset of the first byte in UTF-8.
    public var offset: Int32
    public init(file: Int32, offset: Int32) {
        self.file = file
        self.offset = offset
    }
    public static let none = SourcePosition(file: -1, offset: 0)
}

/// A variable that lives in a function's frame: a parameter, `self`, a local `let` or `var`, or a
/// name bound by a pattern.
public final class LocalVariable {
    public let name: String
    public var type: Type
    public let isLet: Bool
    /// Set when a closure or local function uses the variable. A captured `var` lives in a box, which the
    /// closure shares; a captured `let` is copied into the closure. (A `let` that is assigned
    /// after its declaration is `isLet` false here.)
    public var isCaptured = false
    /// `weak var` and `[weak x]`, `unowned`.
    public var ownership = Ownership.strong
    /// An `inout` parameter: its final value is handed back to the caller.
    public let isInout: Bool
    public let position: SourcePosition
    /// The generic parameter whose type this variable holds.
    var typeParameter: Archetype?
    /// A `let` that is given its value after its declaration.
    var isDeferredLet = false
    /// A parameter of function type that is not marked `@escaping`.
    var isNonEscaping = false
    /// Declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// Set where the name only stands for others.
    var standIn: LocalStandIn?

    public enum Ownership { case strong, weak, unowned }

    public init(name: String, type: Type, isLet: Bool, isInout: Bool = false, position: SourcePosition) {
        self.name = name
        self.type = type
        self.isLet = isLet
        self.isInout = isInout
        self.position = position
    }
}

/// The code of a function, method, accessor, initialiser or closure.
public final class FunctionBody {
    /// As it stands in a back trace: `Counter.body`, `closure in Screen.body`.
    public let name: String
    /// `self` first, where there is one. Initialisers of structs and enums have a local `selfVariable` instead.
    public var parameters: [LocalVariable]
    /// Variables of the surrounding functions that this one uses, in the order of first use.
    public var captures: [LocalVariable] = []
    /// An initialiser's `self`: declared by the body itself and returned at its end. For a class
    /// it is the first parameter, already allocated.
    public var selfVariable: LocalVariable?
    /// The `self` whose stored properties this body sets without their observers: in an initialiser those of its own
    /// type, in an observer the property that it observes.
    public var directSelf: LocalVariable?
    public var directProperties: [VariableDecl] = []
    public var statements: [Statement] = []
    public var result: Type
    public var isThrowing = false
    public var isAsync = false
    /// Whether it is a closure that says `@MainActor in`.
    var isOnMainActor = false
    /// The generic parameters of the function itself, in order, and the type whose member it is: its caller knows
    /// what they stand for.
    var genericParameters: [Archetype] = []
    var owner: NominalDecl?
    /// Those of its parameters that take the value inside an existential as one of its own type, by their place.
    var openingParameters: [Archetype: Int] = [:]
    /// What generic parameters stand for, looked up when the function begins, for the closures that outlive it.
    var typeVariables: [LocalVariable] = []
    public let position: SourcePosition

    public init(name: String, parameters: [LocalVariable], result: Type, position: SourcePosition) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.position = position
    }
}

/// What the generic parameters of a function stand for at one call of it, in words of the caller.
struct CallTypes {
    /// The type that the function is a member of.
    var selfType: Type?
    /// For each of the function's own generic parameters, in order.
    var arguments: [Type] = []
}

public final class Expression {
    public let kind: Kind
    /// Final once the statement that it stands in has been checked.
    public internal(set) var type: Type
    public let position: SourcePosition
    /// For a call: what the callee's generic parameters stand for here.
    var callTypes: CallTypes?

    public init(_ kind: Kind, type: Type, position: SourcePosition) {
        self.kind = kind
        self.type = type
        self.position = position
    }

    public indirect enum Kind {
        // Constants
        case integer(Int64)              // of the integer type in `type` (UInt64 by bit pattern)
        case floating(Double)            // Double or Float
        case boolean(Bool)
        case string(String)              // String or Character
        case none                        // nil
        case void
        case metatype(Type)              // Foo.self; also what a static member is called on

        // Names and members
        case local(LocalVariable)
        case global(VariableDecl)        // a global or static stored variable, initialised when first used
        /// A stored property of a struct or class instance, by slot.
        case field(Expression, VariableDecl)
        /// A computed property; `base` is nil for globals and statics without `self`.
        /// `dispatch` as for a call.
        case property(Expression?, VariableDecl, Dispatch)
        case `subscript`(Expression, SubscriptDecl, [Argument], Dispatch)
        case tupleElement(Expression, Int)
        /// `.some` case and enum cases without payload are `enumCase` with no arguments.
        case enumCase(EnumCaseDecl, [Expression])

        // Calls. `self` is the first argument of a method; a mutating method has it `inout`.
        case call(FunctionDecl, [Argument], Dispatch)
        /// Allocates the instance and runs the initialiser (class: self is passed in; struct, enum: returned).
        case construct(NominalDecl, FunctionDecl, [Argument])
        /// A memberwise initialiser without code: one value for each stored property, in order.
        case makeStruct(NominalDecl, [Expression])
        /// `super.init(…)`/`self.init(…)` in an initialiser.
        case delegateInit(self: Expression, FunctionDecl, [Argument])
        case callValue(Expression, [Argument])        // a closure

        // Closures and functions as values
        case closure(FunctionBody)
        case functionReference(FunctionDecl)
        /// `object.method` as a value: the function with its first argument bound.
        case partialApply(FunctionDecl, Expression, Dispatch)
        case keyPath(KeyPathLiteral)

        // Literals
        case array([Expression])         // also a Set, by `type`
        case dictionary([(key: Expression, value: Expression)])
        case tuple([Expression])
        case interpolation([Expression]) // each is described and the texts are joined

        /// A value as one of a wider type (`any P`, a superclass), which it is already: nothing is done at run time.
        case widen(Expression)

        // Optionals
        case wrap(Expression)            // T to T?
        case force(Expression)           // x!
        /// `a?.b?.c`: evaluates the chain inside, whose `bindOptional`s leave it with nil.
        case optionalEvaluation(Expression)
        case bindOptional(Expression)

        // Control
        case conditional(Expression, then: Expression, else: Expression)
        case and(Expression, Expression)
        case or(Expression, Expression)
        case not(Expression)
        /// Whether an optional is nil.
        case isNil(Expression)
        /// Whether two references (optional or not) are to one object, `===`.
        case isIdentical(Expression, Expression)
        case coalesce(Expression, Expression)         // a ?? b; b is optional when `type` is
        /// `if` and `switch` as expressions, immediately applied builders.
        case statements([Statement], result: LocalVariable)
        case `try`(Expression, TryKind)
        case await(Expression)
        case assign(to: Expression, Expression)       // also `_ = x`, with `to` being `.discard`
        case discard
        /// A tuple on the left of an assignment is `tuple` of assignable expressions.

        // Types at run time
        case isType(Expression, Type)
        case cast(Expression, Type, CastKind)
        /// The dynamic type of a value, `type(of:)`.
        case dynamicType(Expression)

        // Arithmetic and comparison of primitive types, done by one instruction
        case binary(PrimitiveOperator, Expression, Expression)
        case negate(Expression)
        case bitNot(Expression)
        /// Between numeric primitives, as by `Double(i)` or `Int(d)`: traps when out of range.
        case convertNumber(Expression)

        /// A value that an enclosing construct has already put into a variable and that is used once.
        case opaque(LocalVariable)
    }

    public enum TryKind { case plain, optional, forced }
    public enum CastKind { case conditional, forced }
}

/// Operators on two operands of the same primitive type (integers, Double, Float, Bool, String for
/// `==`, `!=`, `<`, … and `+`). The operands' static type says which instruction it is.
public enum PrimitiveOperator: Sendable {
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case wrappingAdd, wrappingSubtract, wrappingMultiply
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
}

public enum Dispatch {
    case direct
    /// By the dynamic class of the first argument.
    case virtual
    /// By the dynamic type of the first argument, which conforms to the protocol that declares the
    /// requirement. A metatype as first argument stands for a static requirement or an initialiser.
    case witness
    /// `super.method()`.
    case `super`
}

public enum Argument {
    case value(Expression)
    /// The expression is a place: what `Expression.Kind` lists under names and members, `force`,
    /// `bindOptional`, `tupleElement`.
    case `inout`(Expression)
}

public struct KeyPathLiteral {
    /// `\Item.title`, as written out in full: equal texts with equal captures are equal key paths.
    public var text: String
    public var getter: FunctionBody       // (root) -> value
    public var setter: FunctionBody?      // (inout root, value) -> Void, or (root, value) for reference roots
    public var isReferenceWritable: Bool
    /// Names of the properties on the way, for observation and Environment keys.
    public var components: [String]
    public var root: Type
    public var value: Type

    /// The names on the way as the text behind the root's type.
    static func path(_ components: [String]) -> String {
        components.isEmpty ? ".self" : components.map { "." + $0 }.joined()
    }
}

public final class Statement {
    public let kind: Kind
    public let position: SourcePosition
    public init(_ kind: Kind, position: SourcePosition) {
        self.kind = kind
        self.position = position
    }

    public indirect enum Kind {
        case expression(Expression)
        /// `let pattern = value`; a variable that is declared without a value has none.
        case declare(Pattern, Expression?)
        /// A local function: its variable is a closure (it may refer to itself).
        case localFunction(LocalVariable, FunctionBody)
        case block([Statement])
        case `if`([Condition], then: [Statement], else: [Statement])
        case `guard`([Condition], else: [Statement])
        case `while`(Label, [Condition], [Statement])
        case repeatWhile(Label, [Statement], Expression)
        /// `next` is called on each round with the iterator variable in place; the pattern takes its payload.
        case forIn(Label, ForLoop)
        case `switch`(Label, Expression, [SwitchCase])
        case `break`(Label)
        case `continue`(Label)
        case `fallthrough`
        case `return`(Expression?)
        case `throw`(Expression)
        case `defer`([Statement])
        case doCatch([Statement], [CatchClause])
    }
}

/// What `break` and `continue` name.
public final class Label {
    public let name: String?
    public init(name: String?) { self.name = name }
}

public struct ForLoop {
    public enum Source {
        /// `for i in a..<b` over Int: no iterator, a counter.
        case range(Expression, Expression, closed: Bool)
        /// An Array, by index over a copy of it.
        case array(Expression)
        /// Anything else: `iterator` is declared with the value of `makeIterator()`, `next` calls its `next()`.
        case iterator(LocalVariable, Expression, next: Expression)
    }
    public var source: Source
    public var pattern: Pattern
    public var filter: Expression?        // where
    public var body: [Statement]
}

public struct SwitchCase {
    /// Several patterns of one case bind the same variables (the same `LocalVariable` objects). Empty: default.
    public var patterns: [(pattern: Pattern, guard: Expression?)]
    public var body: [Statement]
}

public struct CatchClause {
    /// Bound to the error before the pattern is tried.
    public var error: LocalVariable
    public var pattern: Pattern
    public var filter: Expression?
    public var body: [Statement]
}

public enum Condition {
    case boolean(Expression)
    /// `if let x = e` is `.some(.bind(x))` matched with e.
    case matches(Pattern, Expression)
}

public indirect enum Pattern {
    case wildcard
    case bind(LocalVariable)
    case tuple([Pattern])
    /// The payload pattern is nil where the case has none or it is ignored; several payload values are a tuple pattern.
    case enumCase(EnumCaseDecl, [Pattern])
    /// `let x?`, `.some(p)`: matches a wrapped value.
    case some(Pattern)
    case none
    /// The subject is put into `subject`, then the Boolean expression is evaluated (`~=`).
    case expression(subject: LocalVariable, Expression)
    case isType(Type, Pattern)
}
