@testable import SwiftInterpreter

/// A program of hand-built trees: what the checker would make, a few words shorter.
final class TestProgram: ProgramProvider {
    let machine: Machine
    var functions: [Int: FunctionCode] = [:]
    var implementations: [Int: [TypeID: Int]] = [:]
    var standard: [StandardRequirement: [TypeID: Int]] = [:]
    var conformances: Set<[UInt32]> = []
    var printed: [String] = []

    let intDecl = primitive("Int", .int)
    let doubleDecl = primitive("Double", .double)
    let boolDecl = primitive("Bool", .bool)
    let stringDecl = primitive("String", .string)
    let arrayDecl = primitive("Array", .array)
    let dictionaryDecl = primitive("Dictionary", .dictionary)
    let optionalDecl = primitive("Optional", .optional, kind: .enum)

    private(set) var print = FunctionDecl(name: "", kind: .function, owner: nil, isStatic: false, position: .none)
    private(set) var arraySubscript: SubscriptDecl
    private(set) var dictionarySubscript: SubscriptDecl
    private(set) var append = FunctionDecl(name: "", kind: .function, owner: nil, isStatic: false, position: .none)

    static func primitive(_ name: String, _ id: TypeID, kind: NominalDecl.Kind = .struct) -> NominalDecl {
        let decl = NominalDecl(name: name, kind: kind, parent: nil, isInterface: true, position: .none)
        decl.typeID = id
        return decl
    }

    var int: Type { .nominal(intDecl, []) }
    var double: Type { .nominal(doubleDecl, []) }
    var bool: Type { .nominal(boolDecl, []) }
    var string: Type { .nominal(stringDecl, []) }
    func array(_ element: Type) -> Type { .nominal(arrayDecl, [element]) }
    func optional(_ wrapped: Type) -> Type { .nominal(optionalDecl, [wrapped]) }

    init(natives: [String: NativeFunction] = [:]) {
        let output = Output()
        let print: NativeFunction = { (machine, arguments) throws(Interruption) in
            output.lines.append(try machine.describe(arguments[0]))
            return .void
        }
        let append: NativeFunction = { machine, arguments in
            machine.heap.retain(arguments[1])
            var array = arguments[0]
            machine.heap.append(to: &array, taking: arguments[1])
            arguments[0] = array
            return .void
        }
        let lookUp: NativeFunction = { (machine, arguments) throws(Interruption) in
            guard let value = try machine.lookup(arguments[0], arguments[1]) else { return .none }
            machine.heap.retain(value)
            return value.wrapped
        }
        let fail: NativeFunction = { (machine, _) throws(Interruption) in
            throw .thrown(machine.heap.makeString("native failure"))
        }
        let all = natives.merging([
            "print(_:)": print, "Array.append(_:)": append, "Dictionary.subscript(_:)": lookUp, "fail()": fail,
        ]) { $1 }
        machine = Machine(natives: all)
        self.output = output
        let anyGetter = FunctionDecl(name: "subscript(_:)", kind: .getter, owner: arrayDecl, isStatic: false, position: .none)
        arraySubscript = SubscriptDecl(owner: arrayDecl, isStatic: false, getter: anyGetter, position: .none)
        arraySubscript.isArrayElement = true
        let dictionaryGetter = FunctionDecl(
            name: "subscript(_:)", kind: .getter, owner: dictionaryDecl, isStatic: false, position: .none)
        dictionarySubscript = SubscriptDecl(
            owner: dictionaryDecl, isStatic: false, getter: dictionaryGetter, position: .none)
        machine.provider = self
        self.print = native("print(_:)", owner: nil, parameters: [.any])
        self.append = native("Array.append(_:)", owner: arrayDecl, parameters: [.any], mutating: true)
        dictionaryGetter.native = "Dictionary.subscript(_:)"
        dictionaryGetter.takesSelf = true
        dictionaryGetter.parameters = [parameter(.any)]
        register(dictionaryGetter, .native(dictionaryGetter))
    }

    final class Output { var lines: [String] = [] }
    let output: Output

    // MARK: ProgramProvider

    func code(for function: Int) throws(Interruption) -> FunctionCode {
        guard let code = functions[function] else { throw .trap("no code") }
        return code
    }
    func implementation(of requirement: Int, for type: TypeID) -> Int? { implementations[requirement]?[type] }
    func implementation(of requirement: StandardRequirement, for type: TypeID) -> Int? { standard[requirement]?[type] }
    func conforms(_ type: TypeID, to protocol: TypeID) -> Bool {
        conformances.contains([type.rawValue, `protocol`.rawValue])
    }
    func declaration(of type: TypeID) -> NominalDecl? { machine.types[type].decl }
    func functionType(of function: Int) -> FunctionType? { nil }
    func prepare(_ decl: NominalDecl) {}
    func member(_ name: String, of type: Type) -> Type? { nil }
    func ancestor(of type: Type, named decl: NominalDecl) -> Type? { type.nominal === decl ? type : nil }

    // MARK: Declarations

    func parameter(_ type: Type, shared isInout: Bool = false) -> ParameterDecl {
        var parameter = ParameterDecl(label: nil, name: "p", type: type)
        parameter.isInout = isInout
        return parameter
    }

    func register(_ function: FunctionDecl, _ code: FunctionCode) {
        function.functionID = machine.reserveFunction(named: function.name)
        functions[function.functionID] = code
    }

    func native(_ name: String, owner: NominalDecl?, parameters: [Type], mutating: Bool = false) -> FunctionDecl {
        let function = FunctionDecl(name: name, kind: .function, owner: owner, isStatic: false, position: .none)
        function.native = name
        function.takesSelf = owner != nil
        function.isMutating = mutating
        function.parameters = parameters.map { parameter($0) }
        register(function, .native(function))
        return function
    }

    /// A function whose body is given later, so that it can call itself.
    func declare(_ name: String, _ parameters: [LocalVariable] = [], result: Type = .void, owner: NominalDecl? = nil,
                 mutating: Bool = false, throwing: Bool = false) -> FunctionDecl {
        let function = FunctionDecl(name: name, kind: .function, owner: owner, isStatic: false, position: .none)
        function.isMutating = mutating
        function.isThrowing = throwing
        function.takesSelf = owner != nil
        let body = FunctionBody(name: name, parameters: parameters, result: result, position: .none)
        register(function, .body(body))
        function.body = body
        return function
    }

    func structure(_ name: String, _ fields: [(String, Type)], kind: NominalDecl.Kind = .struct) -> NominalDecl {
        let decl = NominalDecl(name: name, kind: kind, parent: nil, isInterface: false, position: .none)
        for (index, field) in fields.enumerated() {
            let variable = VariableDecl(name: field.0, owner: decl, isStatic: false, isLet: false, position: .none)
            variable.type = field.1
            variable.slot = index
            decl.storedProperties.append(variable)
        }
        _ = machine.types.declare(decl)
        return decl
    }

    // MARK: Expressions

    func int(_ value: Int) -> Expression { e(.integer(Int64(value)), int) }
    func text(_ value: String) -> Expression { e(.string(value), string) }
    func e(_ kind: Expression.Kind, _ type: Type, line: Int = 0) -> Expression {
        Expression(kind, type: type, position: SourcePosition(file: 0, offset: Int32(line)))
    }
    func variable(_ name: String, _ type: Type, constant isLet: Bool = false, captured: Bool = false, shared isInout: Bool = false)
        -> LocalVariable {
        let variable = LocalVariable(name: name, type: type, isLet: isLet, isInout: isInout, position: .none)
        variable.isCaptured = captured
        return variable
    }
    func get(_ variable: LocalVariable) -> Expression { e(.local(variable), variable.type) }
    func field(_ base: Expression, _ name: String) -> Expression {
        let decl = base.type.nominal!.storedProperties.first { $0.name == name }!
        return e(.field(base, decl), decl.type)
    }
    func binary(_ op: PrimitiveOperator, _ a: Expression, _ b: Expression) -> Expression {
        e(.binary(op, a, b), op.isComparison ? bool : a.type)
    }
    func add(_ a: Expression, _ b: Expression) -> Expression { binary(.add, a, b) }
    func call(_ function: FunctionDecl, _ arguments: Argument..., result: Type = .void) -> Expression {
        e(.call(function, arguments, .direct), result)
    }
    func element(_ array: Expression, _ index: Expression) -> Expression {
        e(.subscript(array, arraySubscript, [.value(index)], .direct), array.type.elementType)
    }

    // MARK: Statements

    func s(_ kind: Statement.Kind) -> Statement { Statement(kind, position: .none) }
    func declare(_ variable: LocalVariable, _ value: Expression) -> Statement {
        s(.declare(.bind(variable), value))
    }
    func set(_ place: Expression, _ value: Expression) -> Statement {
        s(.expression(e(.assign(to: place, value), .void)))
    }
    func run(_ expression: Expression) -> Statement { s(.expression(expression)) }
    func give(_ value: Expression) -> Statement { s(.return(value)) }
    func show(_ value: Expression) -> Statement { run(call(print, .value(value))) }

    // MARK: Running

    /// Runs statements as one input that is committed; what they return is given back as text.
    @discardableResult
    func execute(_ statements: [Statement], result: Type = .void) throws -> String {
        let body = FunctionBody(name: "main", parameters: [], result: result, position: .none)
        body.statements = statements
        let function = machine.addFunction(body)
        kept.append(body)
        machine.begin()
        do throws(Interruption) {
            let value = try machine.call(function, [])
            let text = try machine.describe(value)
            machine.heap.release(value)
            machine.commit()
            return text
        } catch {
            machine.rollback()
            throw error
        }
    }
    private var kept: [FunctionBody] = []

    /// The message of the trap that the statements run into.
    func trap(_ statements: [Statement]) -> String? {
        do {
            try execute(statements)
            return nil
        } catch Interruption.trap(let trap) {
            return trap.message
        } catch {
            return "\(error)"
        }
    }
}

extension Type {
    var elementType: Type {
        if case .nominal(_, let arguments) = self, let first = arguments.first { return first }
        return .any
    }
}
