import ParserDiagnostics
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What the machine must know of: functions, globals, types.
extension Checker {
    /// A function whose body this checker makes when the machine first calls it. Those of the program are
    /// checked when it is loaded.
    func register(body function: FunctionDecl) {
        register(function)
        if function.context?.isInterface == false { ownBodies.append(function) }
    }

    func register(_ function: FunctionDecl) { functions.setChecker(self, for: function) }

    /// Gives a global or static its place. A declaration that a reload left as it was keeps its value.
    func registerGlobal(_ variable: VariableDecl) {
        guard variable.getter == nil else { return }
        globals.append(variable)
        if variable.context?.isInterface == false {
            let name = qualifiedName(of: variable)
            let text = ((variable.storageOf ?? variable).binding ?? variable.patternSource?.binding)?.trimmedDescription ?? ""
            if let known = functions.previousGlobals[name], known.text == text {
                variable.globalIndex = known.index
            } else {
                variable.globalIndex = functions.machine.reserveGlobal()
            }
            functions.userGlobals[name] = (variable.globalIndex ?? 0, text)
        } else {
            variable.globalIndex = functions.machine.reserveGlobal()
        }
    }

    /// Lets a global begin anew, whatever it held before the reload.
    func giveNewPlace(to variable: VariableDecl) {
        let index = functions.machine.reserveGlobal()
        variable.globalIndex = index
        functions.userGlobals[qualifiedName(of: variable)]?.index = index
    }

    private func qualifiedName(of variable: VariableDecl) -> String {
        (variable.owner.map { $0.qualifiedName + "." } ?? "") + variable.name
    }

    /// The function that computes a global's first value.
    func initializer(of variable: VariableDecl) -> FunctionBody? {
        if let made = variable.initializer { return made }
        if let source = variable.patternSource { return patternInitializer(of: variable, from: source) }
        guard let binding = (variable.storageOf ?? variable).binding, let context = variable.context else { return nil }
        let syntax = binding.initializer?.value
        if syntax == nil, variable.storageOf == nil { return nilInitializer(of: variable, binding) }
        guard initializing.insert(variable).inserted else { return nil }
        defer { initializing.remove(variable) }
        let type = self.type(of: variable)
        let body = FunctionBody(name: variable.name, parameters: [], result: type, position: variable.position)
        let saved = (current, unsettled, unsettledVariables, unsettledBodies)
        let outerBudget = (work, isExhausted, budgetDepth)
        current = FunctionContext(body: body, parent: nil, declContext: context, decl: nil, resultType: type)
        current?.isTopLevel = true
        current?.isInitialValue = variable.owner != nil
        body.isAsync = variable.owner == nil && syntax.map { containsAwait($0) } ?? false
        (unsettled, unsettledVariables, unsettledBodies) = ([], [], [])
        (work, isExhausted, budgetDepth) = (0, false, depth)
        tryDepth += 1
        handledDepth += 1
        let value = firstValue(of: variable, syntax, as: type)
        tryDepth -= 1
        handledDepth -= 1
        body.statements = [Statement(.return(value), position: variable.position)]
        settle()
        finishBodies()
        (current, unsettled, unsettledVariables, unsettledBodies) = saved
        (work, isExhausted, budgetDepth) = outerBudget
        if !isStopped { variable.initializer = body }
        return body
    }

    private func firstValue(of variable: VariableDecl, _ syntax: ExprSyntax?, as type: Type) -> Expression {
        if let wrapped = variable.storageOf {
            return initialStorage(of: wrapped, expected: type).map { coerce($0, to: type, for: .initialization) } ?? errorExpression(at: variable.position)
        }
        return syntax.map { check($0, as: type, for: .initialization) } ?? errorExpression(at: variable.position)
    }

    /// An optional variable without a value begins as nil.
    private func nilInitializer(of variable: VariableDecl, _ binding: PatternBindingSyntax) -> FunctionBody? {
        guard !variable.isLet, binding.accessorBlock == nil, let annotation = binding.typeAnnotation?.type,
              annotation.is(OptionalTypeSyntax.self) || annotation.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return nil }
        let type = self.type(of: variable)
        let body = FunctionBody(name: variable.name, parameters: [], result: type, position: variable.position)
        let value = Expression(.none, type: type, position: variable.position)
        body.statements = [Statement(.return(value), position: variable.position)]
        variable.initializer = body
        return body
    }

    /// A name of a tuple pattern takes its part of the whole.
    private func patternInitializer(of variable: VariableDecl, from source: VariableDecl) -> FunctionBody {
        _ = initializer(of: source)
        let body = FunctionBody(name: variable.name, parameters: [], result: type(of: variable), position: variable.position)
        var value = Expression(.global(source), type: type(of: source), position: variable.position)
        for index in variable.patternPath {
            guard case .tuple(let elements) = value.type, elements.indices.contains(index) else { break }
            value = Expression(.tupleElement(value, index), type: elements[index].type, position: variable.position)
        }
        body.statements = [Statement(.return(value), position: variable.position)]
        variable.initializer = body
        return body
    }

    // MARK: Run-time types

    /// Gives a type its number at run time, with its fields.
    func prepareRuntimeType(_ decl: NominalDecl) {
        guard !decl.isRuntimeTypeDeclared else { return }
        decl.isRuntimeTypeDeclared = true
        resolveStorage(decl)
        for property in decl.storedProperties {
            property.type = type(of: property)
            if property.isTracked { property.comparesWrites = canCompareWrites(of: property) }
        }
        decl.cases.forEach { resolve($0) }
        if let parent = superclass(of: decl)?.nominal { prepareRuntimeType(parent) }
        if let constraint = decl.constraint {
            prepareRuntimeType(constraint.base)
            decl.typeID = constraint.base.typeID
            return
        }
        functions.declareType(decl, fixed: fixedTypeID(of: decl), checker: self)
    }

    func prepareRuntimeTypes(in type: Type) {
        switch solver.resolve(type) {
        case .nominal(let decl, let arguments):
            prepareRuntimeType(decl)
            arguments.forEach { prepareRuntimeTypes(in: $0) }
        case .existential(let protocols): protocols.forEach { prepareRuntimeType($0) }
        case .tuple(let elements): elements.forEach { prepareRuntimeTypes(in: $0.type) }
        case .metatype(let inner): prepareRuntimeTypes(in: inner)
        case .function, .archetype, .variable, .error: return
        }
    }

    /// The number of a type that the machine itself knows.
    func fixedTypeID(of decl: NominalDecl) -> TypeID? {
        guard decl.isInterface, decl.parent == nil else { return nil }
        return fixedTypes[decl.name]
    }

    // MARK: Parsing

    /// The syntax of a file with its operators folded; reports what the parser did not understand.
    func parse(_ file: SourceFile) -> SourceFileSyntax {
        if let offset = Nesting.excess(in: file.text) {
            report("this is nested too deeply", at: SourcePosition(file: file.index, offset: Int32(offset)),
                   hint: "Break it into parts with names of their own.")
            return Parser.parse(source: "")
        }
        let text = file.text
        let parsed = functions.machine.phases.measure(.parse) { unlessStopped(in: text) { parseProgram(text) } }
        guard let tree = parsed else { return Parser.parse(source: "") }
        reportSyntaxErrors(tree, in: file)
        declareOperators(of: tree, in: file)
        guard let (folded, errors) = unlessStopped(in: text, { [operators] in folding(tree, by: operators) }) else { return tree }
        for error in errors { reportFolding(error, in: file) }
        guard let active = activeText(of: folded, in: file) else { return folded }
        let again = unlessStopped(in: active) { [operators] in folding(parseProgram(active), by: operators).tree }
        return again ?? folded
    }

    private func reportFolding(_ error: OperatorError, in file: SourceFile) {
                switch error {
        case .missingOperator(let name, let node): report("operator '\(name)' is not known", at: node.position(in: file))
        case .incomparableOperators(let node, _, _, _):
            report("operators here have no order of precedence between them", at: node.position(in: file), hint: "Use parentheses.")
        default: report(error.message, at: SourcePosition(file: file.index, offset: 0))
        }
    }

    func reportSyntaxErrors(_ tree: SourceFileSyntax, in file: SourceFile) {
        for diagnostic in parserDiagnostics(of: tree) {
            let severity: Diagnostic.Severity = switch diagnostic.diagMessage.severity {
            case .error: .error
            case .note: .note
            default: .warning
            }
            let offset = diagnostic.position.utf8Offset
            let notes = diagnostic.notes.map {
                Diagnostic.Note(message: $0.message, position: SourcePosition(file: file.index, offset: Int32($0.position.utf8Offset)))
            }
            let fixIts = diagnostic.fixIts.flatMap { fixIt in
                fixIt.edits.map { edit in
                    let start = edit.range.lowerBound.utf8Offset
                    return Diagnostic.FixIt(
                        message: fixIt.message.message, position: SourcePosition(file: file.index, offset: Int32(start)),
                        length: edit.range.upperBound.utf8Offset - start, replacement: edit.replacement)
                }
            }
            diagnostics.append(Diagnostic(
                severity, diagnostic.message, at: SourcePosition(file: file.index, offset: Int32(offset)), notes: notes, fixIts: fixIts))
        }
    }

    // MARK: Macros

    /// Hands an attached macro to the expander, and enters what it adds.
    func expandIfMacro(_ attribute: AttributeSyntax, on item: DeclSyntax, decl: NominalDecl, context: DeclContext) {
        _ = expand(attribute, on: item, decl: decl, context: context)
    }

    /// Hands the attributes of a property in an extension to the expanders; true when one wrote other members in its place.
    func isReplacedByMacro(_ item: VariableDeclSyntax, of decl: NominalDecl, context: DeclContext) -> Bool {
        item.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self).map { expand($0, on: DeclSyntax(item), decl: decl, context: context) } ?? false
        }
    }

    private func expand(_ attribute: AttributeSyntax, on item: DeclSyntax, decl: NominalDecl, context: DeclContext) -> Bool {
        guard !context.isInterface else { return false }
        for expander in expanders {
            guard let (source, found) = expander.expand(attribute: attribute, on: item, in: context.file) else { continue }
            diagnostics += found
            let name = attribute.attributeName.trimmedDescription
            if !source.isEmpty {
                pendingExpansions.append((SourceFile(name: "@\(name) of \(decl.qualifiedName)", text: source), decl))
            }
            return true
        }
        return false
    }
}

private let fixedTypes: [String: TypeID] = [
    "Bool": .bool, "Int": .int, "Int8": .int8, "Int16": .int16, "Int32": .int32, "Int64": .int64, "UInt": .uint,
    "UInt8": .uint8, "UInt16": .uint16, "UInt32": .uint32, "UInt64": .uint64, "Double": .double, "Float": .float,
    "String": .string, "Character": .character, "Substring": .substring, "Array": .array, "Dictionary": .dictionary,
    "Set": .set, "Optional": .optional, "Hasher": .hasher, "AnyKeyPath": .keyPath, "PartialKeyPath": .keyPath,
    "KeyPath": .keyPath, "WritableKeyPath": .keyPath, "ReferenceWritableKeyPath": .keyPath,
]

/// A tree with its operators folded, and what is wrong with them.
private func folding(_ tree: SourceFileSyntax, by operators: OperatorTable) -> (tree: SourceFileSyntax, errors: [OperatorError]) {
    var errors: [OperatorError] = []
    let folded = operators.foldAll(tree) { errors.append($0) }
    return (folded.as(SourceFileSyntax.self) ?? tree, errors)
}
