extension Interpreter {
    /// A call that makes a value of a type of the program with arguments as simple as can be, as it would be typed; nil where
    /// an argument has no simple value.
    public func exampleCall(of decl: NominalDecl) -> String? {
        guard let call = exampleCall(of: decl, depth: 0) else { return nil }
        // What was put together from types alone may still break a rule: only what checks is shown.
        return check(entry: SourceFile(name: "example", text: call)).entry == nil ? nil : call
    }

    private func exampleCall(of decl: NominalDecl, depth: Int) -> String? {
        // Arguments that need arguments themselves soon fill the line.
        guard depth < 3 else { return nil }
        let calls = checker.initializers(of: .nominal(decl, []), at: .none).compactMap { candidate -> (needed: Int, text: String)? in
            checker.resolveSignature(candidate.decl)
            let needed = candidate.decl.parameters.filter { !$0.hasDefault && !$0.isVariadic }
            var arguments: [String] = []
            for parameter in needed {
                guard let value = exampleValue(of: parameter.type, depth: depth) else { return nil }
                arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
            }
            return (needed.count, "\(decl.qualifiedName)(\(arguments.joined(separator: ", ")))")
        }
        return calls.min { $0.needed < $1.needed }?.text
    }

    private func exampleValue(of type: Type, depth: Int) -> String? {
        switch type {
        case .function(let function): return exampleClosure(function, depth: depth)
        // A parameter of a generic view is nearly always a view.
        case .archetype, .existential: return "Text(\"text\")"
        case .tuple(let elements):
            let values = elements.compactMap { exampleValue(of: $0.type, depth: depth) }
            return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
        case .nominal(let decl, let arguments): return exampleValue(of: decl, arguments, depth: depth)
        case .variable, .metatype, .error: return nil
        }
    }

    private func exampleValue(of decl: NominalDecl, _ arguments: [Type], depth: Int) -> String? {
        switch decl.name {
        case "Optional": return "nil"
        case "Int", "Int64", "UInt", "Double", "Float": return "1"
        case "Bool": return "true"
        case "String", "Substring": return "\"text\""
        case "Array", "Set": return "[]"
        case "Dictionary": return "[:]"
        case "Binding": return arguments.first.flatMap { exampleValue(of: $0, depth: depth) }.map { ".constant(\($0))" }
        case "Color": return ".blue"
        default: break
        }
        if let first = decl.cases.first(where: { $0.syntax?.parameterClause == nil }) { return "." + first.name }
        return exampleCall(of: decl, depth: depth + 1)
    }

    private func exampleClosure(_ function: FunctionType, depth: Int) -> String? {
        let parameters = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        if function.result == .void { return function.parameters.isEmpty ? "{}" : "{ \(parameters.dropLast()) }" }
        return exampleValue(of: function.result, depth: depth).map { "{ \(parameters)\($0) }" }
    }
}
