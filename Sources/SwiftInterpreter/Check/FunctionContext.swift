import SwiftSyntax

/// The body that is being checked: its locals by scope, and what it takes from the bodies around it.
final class FunctionContext {
    let body: FunctionBody
    let parent: FunctionContext?
    let declContext: DeclContext
    /// The declaration, for functions; closures have none.
    let decl: FunctionDecl?
    var scopes: [[String: LocalVariable]] = [[:]]
    /// The declarations of local functions, by the variables that hold them as closures.
    var localFunctions: [ObjectIdentifier: FunctionDecl] = [:]
    /// The local types of the blocks around, the innermost last.
    var localScopes: [DeclContext] = []
    /// A function inside another: it stands in `localFunctions` of the one around it, and has no `decl`.
    var isLocalFunction = false
    /// The type of the errors that `throws(E)` allows.
    var thrownType: Type?
    var labels: [Label] = []
    var breakables: [Label] = []
    /// Labels of `if` and `do`, which only `break` with their name leaves.
    var namedBlocks: [Label] = []
    var selfVariable: LocalVariable?
    /// What `return` must give: nil while a closure's result is inferred.
    var resultType: Type
    var isInitializer = false
    /// Properties that an initialiser has given a value, as far as control has come; of wrapped ones without an initial value their storage.
    var madeStorage: Set<VariableDecl> = []
    var anonymousParameters: [LocalVariable] = []
    /// A closure without a parameter list, in which `$0` stands for its first argument.
    var takesAnonymous = false
    var catchesErrors = 0
    /// Inside how many `try?` and `try!`.
    var swallows = 0
    /// What each `do` with a `catch` around can be thrown, the innermost last.
    var thrownInto: [[Type]] = []
    /// What is returned first as an opaque result.
    var opaqueType: Type?
    /// Whether it may wait; nil where that is as in the function around.
    var isAsync: Bool?
    /// A closure that may be called later than where it stands.
    var isEscaping = false
    /// The statements that are still to come in the blocks around, for what is used before its declaration.
    var comingItems: [ArraySlice<CodeBlockItemSyntax>] = []
    /// The initial value of a property.
    var isInitialValue = false
    /// Inside how many `defer`s.
    var defers = 0
    /// The statements of a file or an entry at the prompt: what they throw ends the input with a message.
    var isTopLevel = false

    init(body: FunctionBody, parent: FunctionContext?, declContext: DeclContext, decl: FunctionDecl?, resultType: Type) {
        self.body = body
        self.parent = parent
        self.declContext = declContext
        self.decl = decl
        self.resultType = resultType
    }

    /// A closure, whose body says what it throws.
    var isPlainClosure: Bool { decl == nil && !isLocalFunction && !isTopLevel }

    var canWait: Bool { isAsync ?? parent?.canWait ?? (decl?.isAsync ?? isTopLevel) }

    /// Whether a name is declared already in the innermost scope; parameters may be shadowed in the body.
    func redeclares(_ name: String) -> Bool {
        guard let known = scopes.last?[name] else { return false }
        return !body.parameters.contains { $0 === known } && name != "error"
    }

    func declare(_ variable: LocalVariable) { scopes[scopes.count - 1][variable.name] = variable }

    /// The local variable of that name; captured by every closure between here and its home.
    func lookup(_ name: String) -> LocalVariable? {
        for scope in scopes.reversed() {
            if let found = scope[name] { return found }
        }
        guard let found = parent?.lookup(name) else { return nil }
        capture(found.standIn?.variable ?? found)
        return found
    }

    func capture(_ variable: LocalVariable) {
        variable.isCaptured = true
        if !body.captures.contains(where: { $0 === variable }) { body.captures.append(variable) }
    }

    /// The declaration of a local function by its variable.
    func localFunction(of variable: LocalVariable) -> FunctionDecl? {
        localFunctions[ObjectIdentifier(variable)] ?? parent?.localFunction(of: variable)
    }

    /// `self`, wherever it is declared.
    func lookupSelf() -> LocalVariable? {
        if let selfVariable { return selfVariable }
        guard let found = parent?.lookupSelf() else { return nil }
        capture(found)
        return found
    }

    func inScope<T>(_ body: () -> T) -> T {
        scopes.append([:])
        let scopeCount = localScopes.count
        let madeBefore = madeStorage
        defer {
            scopes.removeLast()
            localScopes.removeSubrange(scopeCount...)
            madeStorage = madeBefore
        }
        return body()
    }

    /// The function that the closures here stand in.
    var function: FunctionContext { decl == nil ? parent?.function ?? self : self }
}
