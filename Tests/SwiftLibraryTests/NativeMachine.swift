import SwiftInterpreter
import SwiftLibrary
import Testing

/// A machine on which tests call natives by name, without a program.
final class NativeMachine: ProgramProvider {
    let context: SessionContext
    let machine: Machine
    private var functions: [Int: FunctionCode] = [:]

    init(seed: UInt64 = 1) {
        context = SessionContext(seed: seed)
        machine = Machine(natives: StandardNatives.all(context: context))
        machine.provider = self
        machine.begin()
    }

    func code(for function: Int) throws(Interruption) -> FunctionCode {
        guard let code = functions[function] else { throw .trap("no such function") }
        return code
    }
    func implementation(of requirement: Int, for type: TypeID) -> Int? { nil }
    func implementation(of requirement: StandardRequirement, for type: TypeID) -> Int? { nil }
    func conforms(_ type: TypeID, to protocol: TypeID) -> Bool { false }
    func declaration(of type: TypeID) -> NominalDecl? { nil }
    func functionType(of function: Int) -> FunctionType? { nil }
    func prepare(_ decl: NominalDecl) {}
    func member(_ name: String, of type: Type) -> Type? { nil }
    func ancestor(of type: Type, named decl: NominalDecl) -> Type? { nil }

    /// The result of a native, owned.
    func call(_ name: String, _ arguments: Value...) throws(Interruption) -> Value {
        try machine.call(function(name, count: arguments.count, inouts: 0), arguments)
    }

    /// Calls a mutating method: `place` is the owned value that it changes.
    func change(_ place: inout Value, _ name: String, _ arguments: Value...) throws(Interruption) -> Value {
        var all = [place] + arguments
        defer { place = all[0] }
        return try machine.call(function(name, count: all.count, inouts: 1), mutating: &all)
    }

    private func function(_ name: String, count: Int, inouts: UInt64) -> Int {
        let number = machine.reserveFunction(named: name)
        functions[number] = .native(name, arguments: count, inouts: inouts)
        return number
    }

    // MARK: Values

    func text(_ text: String) -> Value { machine.heap.makeString(text) }
    func character(_ text: String) -> Value { machine.heap.makeString(text, type: .character) }
    func array(_ values: Value...) -> Value { machine.heap.makeArray(taking: values) }
    func ints(_ numbers: Int...) -> Value { machine.heap.makeArray(taking: numbers.map { .int($0) }) }

    /// What a native gives, as `print` shows it.
    func show(_ name: String, _ arguments: Value...) throws(Interruption) -> String {
        let result = try machine.call(function(name, count: arguments.count, inouts: 0), arguments)
        return try machine.describe(result)
    }

    /// The message of the trap that a native ends in; nil if it ends well.
    func trap(_ name: String, _ arguments: Value...) -> String? {
        do {
            _ = try machine.call(function(name, count: arguments.count, inouts: 0), arguments)
            return nil
        } catch {
            return NativeMachine.message(error)
        }
    }

    static func message(_ interruption: Interruption) -> String {
        switch interruption {
        case .trap(let trap): trap.message
        case .memoryBudget: "memory budget"
        case .stepBudget: "step budget"
        default: "\(interruption)"
        }
    }
}
