import SwiftOperators
import SwiftSyntax

/// What a checker has found out about a type of the vocabulary.
struct InterfaceFacts {
    var protocols: [NominalDecl]?
    /// The first labels of its initialisers, inherited ones and those of its protocols with them.
    var initializerLabels: Set<String>?
}

/// Gives a program its static meaning: names, types, overloads, conversions.
///
/// One checker belongs to one loaded program. Its work lies in extensions, by what is read:
/// `Collector` enters declarations, `Signatures` and `TypeResolver` read their types when someone
/// asks, `Expressions…`, `Calls`, `Statements`, `Patterns` and `Builders` make the typed tree, `Solver`
/// finds the unknown types, `Conformances` answers who conforms to what.
final class Checker {
    let vocabulary: Vocabulary
    let files: SourceFileList
    let functions: DeclarationTable
    /// What the program itself declares.
    let space = DeclarationSpace()
    /// What earlier entries at the prompt left behind, looked at after `space`.
    var outerSpaces: [DeclarationSpace] = []
    let expanders: [any Expander]

    var diagnostics: [Diagnostic] = []
    /// What was found wrong with declarations while an overload was tried.
    private var postponed: [Diagnostic] = []
    var solver = Solver()
    var archetypeOwners: Int {
        get { functions.archetypeOwners }
        set { functions.archetypeOwners = newValue }
    }
    /// Types of the program in the order of their declaration.
    var userTypes: [NominalDecl] = []
    var previews: [(closure: ClosureExprSyntax, context: DeclContext)] = []
    /// The program's own functions, whose bodies are all checked when it is loaded.
    var ownBodies: [FunctionDecl] = []
    var globals: [VariableDecl] = []
    /// By initialisers that never fail, what stands in for them where a protocol allows that.
    var madeFailable: [FunctionDecl: FunctionDecl] = [:]
    /// The program's own extensions.
    var extensionContexts: [DeclContext] = []
    /// Where the bodies declare types of one name, by the name that such a type would have without the others.
    private var localTypePlaces: [String: [SourcePosition]] = [:]
    /// Names of properties that some class of the program overrides.
    var overriddenNames: Set<String> = []
    /// The function whose body is being checked; closures chain to the functions around them.
    var current: FunctionContext?
    /// Expressions and variables whose types hold unknowns.
    var unsettled: [Expression] = []
    var unsettledVariables: [LocalVariable] = []
    /// Whether something was found wrong since all types were last settled, or something was used that is known to be wrong: what
    /// stayed unknown because of it needs no words.
    var hasNewErrors = false
    /// Types that the program writes, whose arguments are looked at when all conformances are known.
    var writtenTypes: [SourcePosition: Type] = [:]
    /// Types that a closure needs to know when it runs.
    var unsettledTypeUses: [(context: FunctionContext, type: Type)] = []
    /// The protocols that a generic parameter under search must conform to, for `.member` given to it.
    var variableBounds: [Int: [NominalDecl]] = [:]
    /// The type arguments of the result builder around: of one of these an implicit member is meant whose type nothing else tells.
    var builderArguments: [Type] = []
    /// What the conversions of an overload under trial cost.
    var conversionCost = 0
    /// While overloads are tried, nothing that fails is told.
    var speculation = 0
    /// Inside how many trials, whose work is kept where they succeed.
    var trials = 0
    /// How deep the expression being checked is nested.
    var depth = 0
    /// The depth at which the expression began whose budget counts.
    var budgetDepth = 0
    /// Inside how many `try`s, and how many `try?` and `try!`, which handle the error.
    var tryDepth = 0
    var handledDepth = 0
    /// Inside how many `await`s.
    var awaitDepth = 0
    /// Inside `let` or `var` of a pattern, bare names are bound.
    var isBinding = 0
    var bindsLet = true
    /// The variables of the first pattern of a case, which the others bind too.
    var sharedBindings: [String: LocalVariable]?
    var readAssociatedRequirements: [NominalDecl: [GenericRequirement]] = [:]
    /// The function whose parameters are being read, in which `some P` is a generic parameter of it.
    var opaqueParameters: (function: FunctionDecl, context: DeclContext)?
    /// Bodies of closures, whose parameters' types are settled with the statement.
    var unsettledBodies: [FunctionBody] = []
    /// What was done for the expression being checked, a budget against those that explode.
    var work = 0
    /// Whether more was to be done than the budget allows: what is left of the expression is skipped.
    var isExhausted = false
    /// The flag that stops the check under way, whether it has, and how often somebody wanted to know.
    var stopFlag: StopFlag?
    var isStopped = false
    /// Whether the last check was stopped, so that its errors are not all.
    var wasStopped = false
    var questions = 0
    /// What was found out about the syntax of the expression being checked.
    var answers = SyntaxAnswers()
    /// Whether a modifier of views that nothing declares is carried without effect, and those that were.
    var carriesUnknownModifiers = false
    var carriedNames: Set<String> = []
    var wellKnown: [String: NominalDecl] = [:]
    var operators = OperatorTable.standardOperators
    /// Names that the program declares as postfix operators; the vocabulary has none.
    var postfixOperators: Set<String> = []
    /// Accessors made for stored properties, where a protocol asks for them.
    var madeGetters: [VariableDecl: FunctionDecl] = [:]
    var madeSetters: [VariableDecl: FunctionDecl] = [:]
    var derived: [String: FunctionDecl] = [:]
    /// Globals whose initial values are being checked.
    var initializing: Set<VariableDecl> = []
    /// Stored properties whose initial values are being checked.
    var defaultsUnderWay: Set<VariableDecl> = []
    /// What macros added, to be entered when all declarations are.
    var pendingExpansions: [(SourceFile, NominalDecl)] = []
    /// Whether all declarations of the program are entered.
    var isEntered = false
    /// How many inheritance clauses are being read, one for the sake of the other.
    var clausesBeingRead = 0
    /// What is asked again and again of the vocabulary's types.
    var facts: [NominalDecl: InterfaceFacts] = [:]
    /// Associated types whose inference is under way, against circles.
    var inferring: Set<String> = []
    /// The declaration whose signature is being read, for what is known of its generic parameters.
    var signatureContext: DeclContext?

    init(vocabulary: Vocabulary, files: SourceFileList, functions: DeclarationTable, expanders: [any Expander]) {
        self.vocabulary = vocabulary
        self.files = files
        self.functions = functions
        self.expanders = expanders
    }

    // MARK: Reports

    func report(_ message: String, at position: SourcePosition, hint: String? = nil, notes: [Diagnostic.Note] = [],
                fixIts: [Diagnostic.FixIt] = []) {
        hasNewErrors = true
        let position = files[position]?.origin ?? position
        // One mistake is told once: at one place only the first message counts.
        if diagnostics.contains(where: { $0.position == position && $0.severity == .error }) { return }
        diagnostics.append(Diagnostic(.error, message, at: position, hint: hint, notes: notes, fixIts: fixIts))
    }

    func report(_ message: String, at node: some SyntaxProtocol, in file: SourceFile, hint: String? = nil) {
        report(message, at: node.position(in: file), hint: hint)
    }

    func warn(_ message: String, at position: SourcePosition, hint: String? = nil) {
        diagnostics.append(Diagnostic(.warning, message, at: position, hint: hint))
    }

    /// Tells a type that a body declares from those of the same name in other bodies, and in other blocks of this one.
    func localScope(of decl: NominalDecl) -> String {
        var outermost = current
        while let parent = outermost?.parent { outermost = parent }
        let body = outermost.map { $0.decl.map(signatureText(of:)) ?? $0.body.name } ?? ""
        var places = localTypePlaces["\(body).\(decl.name)"] ?? []
        let number = places.firstIndex(of: decl.position) ?? places.count
        if number == places.count { places.append(decl.position) }
        localTypePlaces["\(body).\(decl.name)"] = places
        return "\(body)#\(number)"
    }

    private func signatureText(of function: FunctionDecl) -> String {
        displayName(of: function) + "(" + function.parameters.map { "\($0.label ?? "_"):\($0.type)" }.joined() + ")"
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Runs `body` without effect: bindings and reports are taken back. The result says whether it
    /// succeeded without an error.
    func speculate<T>(_ body: () -> T) -> (value: T, errors: [Diagnostic]) {
        let mark = solver.mark()
        let before = diagnostics.count
        let made = (unsettled.count, unsettledVariables.count, unsettledBodies.count, unsettledTypeUses.count)
        let (bounds, hadErrors) = (variableBounds, hasNewErrors)
        speculation += 1
        let value = body()
        speculation -= 1
        hasNewErrors = hadErrors
        // What was made holds unknowns that are about to go.
        unsettled.removeSubrange(min(made.0, unsettled.count)...)
        unsettledVariables.removeSubrange(min(made.1, unsettledVariables.count)...)
        unsettledBodies.removeSubrange(min(made.2, unsettledBodies.count)...)
        unsettledTypeUses.removeSubrange(min(made.3, unsettledTypeUses.count)...)
        let errors = Array(diagnostics[before...]).filter { $0.severity == .error }
        diagnostics.removeSubrange(before...)
        variableBounds = bounds
        solver.rollback(to: mark)
        if speculation == 0, trials == 0 { tellPostponed() }
        return (value, errors)
    }

    /// Runs `body` and keeps what it did; where it gives nothing or, unless these are to be kept, reports an error, all of it is taken back.
    ///
    /// What is looked at first and then done again takes twice as long at every level of closures in closures.
    func attempt<T>(keepingErrors: Bool = false, _ body: () -> T?) -> T? {
        let mark = solver.mark()
        let before = diagnostics.count
        let made = (unsettled.count, unsettledVariables.count, unsettledBodies.count, unsettledTypeUses.count)
        let (bounds, carried, thrown, hadErrors) = (variableBounds, carriedNames, current?.thrownInto, hasNewErrors)
        trials += 1
        let value = body()
        trials -= 1
        defer { if speculation == 0, trials == 0 { tellPostponed() } }
        if let value, keepingErrors { return value }
        if let value, !diagnostics[min(before, diagnostics.count)...].contains(where: { $0.severity == .error }), !isExhausted { return value }
        unsettled.removeSubrange(min(made.0, unsettled.count)...)
        unsettledVariables.removeSubrange(min(made.1, unsettledVariables.count)...)
        unsettledBodies.removeSubrange(min(made.2, unsettledBodies.count)...)
        unsettledTypeUses.removeSubrange(min(made.3, unsettledTypeUses.count)...)
        diagnostics.removeSubrange(min(before, diagnostics.count)...)
        (variableBounds, carriedNames, hasNewErrors) = (bounds, carried, hadErrors)
        if let thrown { current?.thrownInto = thrown }
        solver.rollback(to: mark)
        return nil
    }

    /// Checks what is remembered for a declaration, apart from the expression that happens to need it first:
    /// types that are being guessed there mean nothing here, and a mistake here is no argument against an overload there.
    func apart<T>(in context: DeclContext? = nil, _ body: () -> T) -> T {
        let outer = (current, signatureContext, solver, speculation, diagnostics)
        let outerExpression = (unsettled, unsettledVariables, unsettledBodies, unsettledTypeUses, variableBounds, conversionCost)
        let outerPlace = (tryDepth, handledDepth, awaitDepth, isBinding, sharedBindings, hasNewErrors)
        let outerBudget = (work, isExhausted, budgetDepth, trials)
        (current, signatureContext, solver, speculation, diagnostics) = (nil, context, Solver(), 0, [])
        (unsettled, unsettledVariables, unsettledBodies, unsettledTypeUses, variableBounds, conversionCost) = ([], [], [], [], [:], 0)
        (tryDepth, handledDepth, awaitDepth, isBinding, sharedBindings, hasNewErrors) = (0, 0, 0, 0, nil, false)
        (work, isExhausted, budgetDepth, trials) = (0, false, depth, 0)
        let value = body()
        postponed += diagnostics
        (current, signatureContext, solver, speculation, diagnostics) = outer
        (unsettled, unsettledVariables, unsettledBodies, unsettledTypeUses, variableBounds, conversionCost) = outerExpression
        (tryDepth, handledDepth, awaitDepth, isBinding, sharedBindings, hasNewErrors) = outerPlace
        (work, isExhausted, budgetDepth, trials) = outerBudget
        if speculation == 0, trials == 0 { tellPostponed() }
        return value
    }

    /// Reads what is remembered of a declaration. A mistake in it is told even where an overload is only tried: nobody reads it again.
    func readOnce(_ read: () -> Void) {
        let (before, hadErrors) = (diagnostics.count, hasNewErrors)
        read()
        guard diagnostics.count > before else { return }
        postponed += diagnostics[before...]
        diagnostics.removeSubrange(before...)
        if speculation == 0, trials == 0 { tellPostponed() } else { hasNewErrors = hadErrors }
    }

    /// What is wrong in the vocabulary is not the program's fault: it is told when the declaration is to run.
    private func tellPostponed() {
        let isFault = postponed.map { files[$0.position]?.isInterface ?? false }
        vocabulary.faults += zip(postponed, isFault).filter(\.1).map(\.0)
        postponed = zip(postponed, isFault).filter { !$0.1 }.map(\.0)
        for diagnostic in postponed where !diagnostics.contains(where: { $0.position == diagnostic.position && $0.severity == .error }) {
            diagnostics.append(diagnostic)
        }
        postponed.removeAll()
    }

    // MARK: Well-known types

    func known(_ name: String) -> NominalDecl? {
        if let found = wellKnown[name] { return found }
        loadVocabulary(named: name)
        guard let found = vocabulary.space.types[name] else { return nil }
        wellKnown[name] = found
        return found
    }

    func knownType(_ name: String, _ arguments: [Type] = []) -> Type {
        known(name).map { .nominal($0, arguments) } ?? .error
    }

    var boolType: Type { knownType("Bool") }
    var intType: Type { knownType("Int") }
    var doubleType: Type { knownType("Double") }
    var stringType: Type { knownType("String") }
    func optional(_ type: Type) -> Type { knownType("Optional", [type]) }
    func array(_ type: Type) -> Type { knownType("Array", [type]) }

    /// Enters what the interface files declare under `name`.
    func loadVocabulary(named name: String) {
        for (chunk, syntax) in vocabulary.takeChunks(named: name) {
            let file = SourceFile(name: chunk.file, text: chunk.text, firstLine: chunk.line, isInterface: true)
            files.add(file)
            if syntax.hasError { apart { reportSyntaxErrors(syntax, in: file) } }
            let context = DeclContext(parent: nil, file: file)
            let items = syntax.statements.compactMap { $0.item.as(DeclSyntax.self) }
            collect(items, context: context)
        }
    }
}

/// Expands attached macros: the macro's name and the declaration it stands on in, source out.
public protocol Expander: AnyObject {
    /// The members and extensions that `@name` adds, as source, or nil when the attribute is no macro of this expander. Of a
    /// property in an extension they stand in its place.
    ///
    /// Diagnostics are at UTF-8 offsets of `file`.
    func expand(
        attribute: AttributeSyntax, on declaration: DeclSyntax, in file: SourceFile
    ) -> (source: String, diagnostics: [Diagnostic])?
}
