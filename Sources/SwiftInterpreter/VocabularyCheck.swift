/// The whole vocabulary at once: a program needs only what it names.
extension Interpreter {
    /// Reads every declaration of the vocabulary and checks its default arguments and its body. Gives what cannot be run, and why.
    public func loadWholeVocabulary() -> [String] {
        for name in checker.vocabulary.index.names.sorted() { checker.loadVocabulary(named: name) }
        var found: [String] = []
        var done = 0
        // Bodies bring declarations of their own.
        while done < functions.declarations.count {
            let ids = functions.declarations.keys.sorted()[done...]
            done += ids.count
            for id in ids {
                guard let decl = functions.declarations[id], decl.isInterfaceMember, !decl.isMemberwise, !decl.isLocal else { continue }
                checker.resolveSignature(decl)
                for (index, parameter) in decl.parameters.enumerated() where parameter.defaultValue != nil {
                    _ = checker.defaultArgument(index, of: decl, at: decl.position)
                }
                if decl.isRequirement || decl.syntax == nil { continue }
                do throws(Interruption) {
                    _ = try code(for: id)
                } catch {
                    found.append(text(of: error, in: decl))
                }
            }
        }
        return found
    }

    private func text(of interruption: Interruption, in decl: FunctionDecl) -> String {
        if case .trap(let trap) = interruption { return trap.message }
        return "'\(checker.displayName(of: decl))' cannot be read"
    }

    /// The natives that the declarations read so far name and that do not exist.
    public var missingNatives: [String] {
        functions.declarations.values.filter { $0.isInterfaceMember && $0.primitive == nil }.compactMap(\.native)
            .filter { !machine.hasNative($0) }.sorted()
    }
}
