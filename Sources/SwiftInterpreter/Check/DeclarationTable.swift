/// All functions that were ever declared, by the numbers that the machine knows them by. It only grows, so that
/// closures made before a reload keep their code.
final class DeclarationTable {
    let machine: Machine
    private(set) var declarations: [Int: FunctionDecl] = [:]
    /// The checker that makes a function's body.
    private var checkers: [Int: Checker] = [:]
    var archetypeOwners = 0
    /// Globals of the program at hand, and of the one before: a declaration that stayed the same keeps its value.
    var userGlobals: [String: (index: Int, text: String)] = [:]
    var previousGlobals: [String: (index: Int, text: String)] = [:]
    /// Types of the program that a reload may take up again: by their stable names, with how they are stored.
    var knownTypes: [String: (id: TypeID, storage: String)] = [:]
    /// Types whose storage changed in the load at hand.
    var changedTypes: [String] = []
    private var declarationsByType: [TypeID: NominalDecl] = [:]

    init(machine: Machine) { self.machine = machine }

    func add(_ declared: FunctionDecl) -> Int {
        let id = machine.reserveFunction(named: declared.owner.map { "\($0.qualifiedName).\(declared.name)" } ?? declared.name)
        declarations[id] = declared
        return id
    }

    func setChecker(_ checker: Checker, for function: FunctionDecl) { checkers[function.functionID] = checker }
    func checker(of id: Int) -> Checker? { checkers[id] }
    func declaration(of type: TypeID) -> NominalDecl? { declarationsByType[type] }

    /// Enters a type into the machine's table. A type of the program that was there before under its name, stored
    /// alike, keeps its number, so that its values live on.
    func declareType(_ decl: NominalDecl, fixed: TypeID?, checker: Checker) {
        let storage = decl.storedProperties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            + decl.cases.map { "|\($0.name)(\($0.parameters.map { "\($0.type)" }.joined(separator: ", ")))" }.joined() + "\(decl.kind)"
        if let fixed {
            decl.typeID = fixed
        } else if !decl.isInterface, let known = knownTypes[decl.stableName], known.storage == storage {
            decl.typeID = known.id
        } else {
            if !decl.isInterface {
                if knownTypes[decl.stableName] != nil { changedTypes.append(decl.stableName) }
                let id = machine.types.declare(decl)
                knownTypes[decl.stableName] = (id, storage)
            } else {
                _ = machine.types.declare(decl)
            }
        }
        enter(decl, checker: checker)
    }

    /// Gives a type of the program another number: its values from before a reload are not its own any more.
    func renumber(_ decl: NominalDecl, checker: Checker) {
        changedTypes.append(decl.stableName)
        let id = machine.types.declare(decl)
        knownTypes[decl.stableName]?.id = id
        enter(decl, checker: checker)
    }

    /// Makes `decl` what its number stands for.
    func enter(_ decl: NominalDecl, checker: Checker) {
        machine.types.update(decl)
        declarationsByType[decl.typeID] = decl
        guard decl.kind == .struct || decl.kind == .enum else { return }
        let protocols = checker.allProtocols(of: decl)
        if let view = checker.known("View"), protocols.contains(view) { machine.types[decl.typeID].isView = true }
        if let modifier = checker.known("ViewModifier"), protocols.contains(modifier) { machine.types[decl.typeID].isModifier = true }
    }
}
