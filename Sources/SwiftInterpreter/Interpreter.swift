import SwiftSyntax

/// Checks Swift source and runs it: the front of this room.
///
/// An interpreter holds one program at a time. `load` replaces it, and keeps what lives: the heap, the globals whose
/// declaration stayed the same, and types whose storage did (their values go on). Statements are
/// checked by `check(entry:)` and run by `run`. The caller brackets each input with `machine.begin` and
/// `commit` or `rollback`, and restores `program` when it rolls back.
public final class Interpreter: ProgramProvider {
    public let machine: Machine
    public let files = SourceFileList()
    private let vocabulary: Vocabulary
    let functions: DeclarationTable
    private let expanders: [any Expander]
    private(set) var checker: Checker
    /// Whether a modifier of views that nothing declares is carried without effect rather than an error; a note names it.
    public var carriesUnknownModifiers = false

    /// - Parameters:
    ///   - interfaces: the vocabulary's interface files.
    ///   - natives: what the declarations without a body are bound to, by name.
    ///   - expanders: attached macros.
    public init(
        interfaces: InterfaceIndex, natives: [String: NativeFunction], expanders: [any Expander] = [],
        stoppedBy stopFlag: StopFlag = StopFlag()
    ) {
        machine = Machine(natives: natives, stoppedBy: stopFlag)
        vocabulary = Vocabulary(index: interfaces)
        functions = DeclarationTable(machine: machine)
        self.expanders = expanders
        checker = Checker(vocabulary: vocabulary, files: files, functions: functions, expanders: expanders)
        // Every position needs a file to be in, also those of what stands in none.
        files.add(SourceFile(name: "<vocabulary>", text: "", isInterface: true))
        machine.provider = self
    }

    // MARK: Programs

    /// A loaded program, as a value to go back to.
    public struct Program {
        let checker: Checker
        let knownTypes: [String: (id: TypeID, storage: String)]
        let globals: [String: (index: Int, text: String)]

        /// Whether nothing was loaded in between.
        public func isSame(as other: Program) -> Bool { checker === other.checker }
    }

    public var program: Program {
        get { Program(checker: checker, knownTypes: functions.knownTypes, globals: functions.userGlobals) }
        set {
            guard newValue.checker !== checker else { return }
            checker = newValue.checker
            functions.knownTypes = newValue.knownTypes
            functions.userGlobals = newValue.globals
            checker.enterRuntimeTypes()
            machine.programChanged()
        }
    }

    /// What a load brought.
    public struct LoadResult {
        /// Errors, in which case the program is the one from before, and warnings.
        public var diagnostics: [Diagnostic]
        public var isLoaded: Bool
        /// Names of types whose stored properties changed: values of the old form do not fit any more.
        public var changedTypes: [String]
        /// Types that the program declares, in order.
        public var types: [NominalDecl]
        /// The bodies of `#Preview`s, as functions without arguments.
        public var previews: [Int]
    }

    /// Checks the files and makes them the program, unless one has an error.
    ///
    /// Globals whose declaration reads as before keep their values, but those with these names begin anew.
    ///
    /// - Parameter statements: what is to run on the program. Where the program is wrong, their errors are told with its own.
    public func load(
        _ sources: [SourceFile], restarting names: Set<String> = [], before statements: [SourceFile] = []
    ) -> LoadResult {
        let before = program
        let next = Checker(vocabulary: vocabulary, files: files, functions: functions, expanders: expanders)
        next.outerSpaces = []
        next.carriesUnknownModifiers = carriesUnknownModifiers
        functions.changedTypes = []
        functions.previousGlobals = functions.userGlobals.filter { !names.contains($0.key) }
        functions.userGlobals = [:]
        for source in sources { files.add(source) }
        let previews = machine.phases.measure(.check) {
            next.stopping(by: machine.stopFlag) { next.checkProgram(sources) }
        }
        let isLoaded = !next.hasErrors
        if !isLoaded, !next.wasStopped {
            for source in statements where !next.wasStopped {
                files.add(source)
                machine.phases.measure(.check) {
                    next.stopping(by: machine.stopFlag) { next.tellErrors(ofEntry: source) }
                }
            }
        }
        if isLoaded {
            checker = next
            machine.programChanged()
        } else {
            functions.knownTypes = before.knownTypes
            functions.userGlobals = before.globals
            checker.enterRuntimeTypes()
        }
        return LoadResult(
            diagnostics: next.diagnostics, isLoaded: isLoaded, changedTypes: isLoaded ? functions.changedTypes : [],
            types: isLoaded ? next.userTypes : [], previews: isLoaded ? previews : [])
    }

    // MARK: Entries

    /// Statements or an expression, checked and ready to run.
    public struct Entry {
        /// A function without arguments.
        public let function: Int
        /// The type of the value that it gives, nil where statements give none.
        public let type: Type?
        /// Whether it may wait, so that it must be run as a job.
        public let isAsync: Bool
        let space: DeclarationSpace
    }

    /// Checks statements or an expression against the program. Nil when there are errors.
    ///
    /// Variables that the statements declare are globals; they are known to later entries once `keep` was called.
    /// - Parameter givesLast: whether the last of several statements gives the entry's value, where it is an expression.
    public func check(
        entry source: SourceFile, expected: Type? = nil, givingLast givesLast: Bool = false
    ) -> (entry: Entry?, diagnostics: [Diagnostic]) {
        files.add(source)
        checker.carriesUnknownModifiers = carriesUnknownModifiers
        let mark = checker.diagnostics.count
        let outer = checker.outerSpaces
        let entry = machine.phases.measure(.check) {
            checker.stopping(by: machine.stopFlag) { checker.checkEntry(source, expected: expected, givingLast: givesLast) }
        }
        let found = Array(checker.diagnostics[mark...])
        checker.diagnostics.removeSubrange(mark...)
        checker.outerSpaces = outer
        if found.contains(where: { $0.severity == .error }) { return (nil, found) }
        return (entry, found)
    }

    /// Runs an entry. The result is owned by the caller.
    public func run(_ entry: Entry) throws(Interruption) -> Value {
        try machine.call(entry.function, [])
    }

    /// A job that runs an entry, for `Machine.resume`. The caller owns it.
    public func job(of entry: Entry) throws(Interruption) -> Value {
        try makeJob(running: machine.closure(of: entry.function))
    }

    /// A job that runs a closure without arguments. Its turns are events with these words.
    public func makeJob(running closure: Value, text: String? = nil) throws(Interruption) -> Value {
        guard let decl = libraryType(named: "_Job"), let initializer = checker.initializers(of: .nominal(decl, []), at: .none).first else {
            throw .trap("the vocabulary has no tasks")
        }
        let instance = machine.makeInstance(decl.typeID)
        let words = text.map { machine.heap.makeString($0).wrapped } ?? .none
        defer { for value in [instance, words] { machine.heap.release(value) } }
        return try machine.call(initializer.decl.functionID, [instance, closure.wrapped, words])
    }

    /// The function that cancels the job which is its only argument.
    public var jobCancellation: Int? {
        guard let decl = libraryType(named: "_Job") else { return nil }
        return checker.members(named: "_cancel", in: decl).lazy.compactMap { member -> Int? in
            if case .function(let function) = member { function.functionID } else { nil }
        }.first
    }

    /// Makes the variables of an entry known to later ones.
    public func keep(_ entry: Entry) { checker.outerSpaces.insert(entry.space, at: 0) }

    // MARK: What a runtime asks

    /// The declaration of a type by its (qualified) name, of the program or the vocabulary.
    public func nominal(named name: String) -> NominalDecl? {
        let parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { return nil }
        return nominal(parts.dropFirst(), within: checker.lookupGlobalType(parts[0]))
    }

    /// The declaration of a type of the vocabulary by its (qualified) name, whatever the program calls by the same.
    public func libraryType(named name: String) -> NominalDecl? {
        let parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty else { return nil }
        return nominal(parts.dropFirst(), within: checker.lookupLibraryType(parts[0]))
    }

    private func nominal(_ inner: ArraySlice<String>, within outermost: Checker.TypeName?) -> NominalDecl? {
        guard case .decl(var decl)? = outermost else { return nil }
        for part in inner {
            guard let inner = checker.members(named: part, in: decl).lazy.compactMap({ member -> NominalDecl? in
                if case .type(let nested) = member { nested } else { nil }
            }).first else { return nil }
            decl = inner
        }
        checker.prepareRuntimeType(decl)
        return decl
    }

    /// The run-time number of a declared type; it gets one when it is first asked for.
    public func typeID(of decl: NominalDecl) -> TypeID {
        checker.prepareRuntimeType(decl)
        return decl.typeID
    }

    /// The types that the program itself declares.
    public var userTypes: [NominalDecl] { checker.userTypes }

    /// The number of a protocol's requirement; for a property its getter's.
    public func requirement(of protocolName: String, named name: String) -> Int? {
        guard let proto = checker.known(protocolName) else { return nil }
        return proto.protocolRequirements.first { $0.name == name }?.functionID
    }

    public func conforms(type: TypeID, to protocolName: String) -> Bool {
        guard let decl = functions.declaration(of: type), let proto = checker.known(protocolName) else { return false }
        return checker.allProtocols(of: decl).contains(proto)
    }

    /// Whether a type with its generic arguments meets a protocol.
    public func conforms(_ type: Type, to protocolName: String) -> Bool {
        guard let proto = checker.known(protocolName) else { return false }
        return checker.conforms(type, to: proto)
    }

    /// The `==` of a declared Equatable conformance; nil where there is none, and for the machine's own types.
    public func equatable(type: TypeID) -> Int? {
        machine.phases.measure(.check) {
            guard let decl = functions.declaration(of: type), checker.fixedTypeID(of: decl) == nil, conforms(type: type, to: "Equatable"),
                  let requirement = requirement(of: "Equatable", named: "==") else { return nil }
            return implementation(of: requirement, for: type)
        }
    }

    /// Whether Swift wrote a function: the `==` of a type that only says that it is Equatable.
    public func isDerived(_ function: Int) -> Bool { functions.declarations[function]?.native?.hasPrefix("derived.") ?? false }

    /// Whether a place stands in the program's own text, and not in the vocabulary's.
    public func isInProgram(_ position: SourcePosition) -> Bool { files[position].map { !$0.isInterface } ?? false }

    /// A place as people read it. The name is empty for a place that stands in no file.
    public func position(_ position: SourcePosition) -> (file: String, line: Int, column: Int) {
        guard let file = files[position] else { return ("", 0, 0) }
        let (line, column) = file.lineAndColumn(at: Int(position.offset))
        return (file.name, line, column)
    }

    var vocabularySpace: DeclarationSpace { vocabulary.space }

    /// The declared names that begin with `prefix`, for completion.
    public func names(withPrefix prefix: String) -> [String] {
        var names = Set(checker.vocabulary.index.names)
        for space in [checker.space] + checker.outerSpaces {
            names.formUnion(space.types.keys)
            names.formUnion(space.functions.keys)
            names.formUnion(space.variables.keys)
        }
        return names.filter { $0.hasPrefix(prefix) && !$0.hasPrefix("_") && $0.first?.isLetter == true }.sorted()
    }

    /// Whether a value of a type can be made as `Type()`.
    public func makesWithoutArguments(_ decl: NominalDecl) -> Bool {
        checker.initializers(of: .nominal(decl, []), at: .none).contains { candidate in
            checker.resolveSignature(candidate.decl)
            return candidate.decl.parameters.allSatisfy(\.hasDefault)
        }
    }

    /// What is wrong in the interface files that were needed so far: the vocabulary's own mistakes.
    public var vocabularyFaults: [Diagnostic] { vocabulary.faults }

    // MARK: ProgramProvider

    public func code(for function: Int) throws(Interruption) -> FunctionCode {
        try machine.phases.measure(.check) { () throws(Interruption) in try checkedCode(for: function) }
    }

    private func checkedCode(for function: Int) throws(Interruption) -> FunctionCode {
        guard let decl = functions.declarations[function] else { throw .trap("function \(function) is not known") }
        let owner = functions.checker(of: function) ?? checker
        owner.resolveSignature(decl)
        let isConversion = decl.primitive != nil && decl.kind == .initializer
        if decl.native != nil, !isConversion { return .native(decl) }
        let mark = owner.diagnostics.count
        let knownFaults = vocabulary.faults.count
        let body: FunctionBody
        if decl.isInert {
            body = owner.complete(decl) { owner.inertBody(of: decl) }
        } else if let primitive = decl.primitive {
            body = owner.complete(decl) { owner.primitiveBody(of: decl, named: primitive) }
        } else {
            body = owner.body(of: decl)
        }
        let found = owner.diagnostics[mark...] + vocabulary.faults[knownFaults...]
        owner.diagnostics.removeSubrange(mark...)
        if let error = found.first(where: { $0.severity == .error }) {
            let (file, line, _) = position(error.position)
            // What is wrong in it is told whenever it is called: it has holes, and must never run.
            decl.body = nil
            throw .trap("'\(owner.displayName(of: decl))' cannot be run: \(error.message) (\(file):\(line))")
        }
        return .body(body)
    }

    public func implementation(of requirement: Int, for type: TypeID) -> Int? {
        guard let decl = functions.declarations[requirement], let nominal = declaration(of: type) else { return nil }
        guard let implementation = machine.phases.measure(.check, { checker.implementation(of: decl, for: nominal) }) else {
            return nil
        }
        let found = checker.calledWithMetatype(implementation, as: decl)
        if functions.checker(of: found.functionID) == nil { functions.setChecker(checker, for: found) }
        return found.functionID
    }

    public func implementation(of requirement: StandardRequirement, for type: TypeID) -> Int? {
        let (proto, name) = switch requirement {
        case .equals: ("Equatable", "==")
        case .hash: ("Hashable", "hash")
        case .description: ("CustomStringConvertible", "description")
        case .debugDescription: ("CustomDebugStringConvertible", "debugDescription")
        case .advanced: ("Strideable", "advanced")
        case .distance: ("Strideable", "distance")
        }
        guard conforms(type: type, to: proto), let number = self.requirement(of: proto, named: name) else { return nil }
        return implementation(of: number, for: type)
    }

    public func conforms(_ type: TypeID, to proto: TypeID) -> Bool {
        guard let decl = declaration(of: type),
              let wanted = functions.declaration(of: proto) else { return false }
        return wanted.isAnyObject ? decl.isReference : checker.allProtocols(of: decl).contains(wanted)
    }

    public func declaration(of type: TypeID) -> NominalDecl? { functions.declaration(of: type) ?? primitiveDeclaration(of: type) }

    public func isVocabulary(_ position: SourcePosition) -> Bool { files[position]?.isInterface ?? true }

    public func nameOfGlobal(_ index: Int) -> String? { functions.userGlobals.first { $0.value.index == index }?.key }

    public func functionType(of function: Int) -> FunctionType? {
        functions.declarations[function].flatMap { checker.functionType(of: $0).asFunction }
    }

    public func isOnMainActor(_ function: Int) -> Bool { functions.declarations[function].map(checker.isOnMainActor) ?? false }

    public func prepare(_ decl: NominalDecl) { checker.prepareRuntimeType(decl) }

    public func member(_ name: String, of type: Type) -> Type? {
        checker.associatedType(name, of: type).flatMap { $0.hasError || $0.hasVariables ? nil : $0 }
    }

    public func ancestor(of type: Type, named decl: NominalDecl) -> Type? { checker.ancestor(of: type, named: decl) }

    /// The vocabulary's declaration of a type that the machine knows by itself.
    private func primitiveDeclaration(of type: TypeID) -> NominalDecl? {
        guard type.rawValue < TypeID.firstDeclared.rawValue, let decl = checker.known(machine.types[type].name) else { return nil }
        checker.prepareRuntimeType(decl)
        return decl
    }
}
