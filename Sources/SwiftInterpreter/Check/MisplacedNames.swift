import SwiftSyntax

/// Names that are declared, but cannot be used where they stand.
extension Checker {
    /// Says why a name that is declared near by is not known here; false where no such name is.
    func reportOutOfReach(_ name: String, _ at: SourcePosition) -> Bool {
        if let line = lineOfLaterDeclaration(of: name) {
            report("use of local variable '\(name)' before its declaration", at: at, hint: "It is declared in line \(line): use it below that.")
            return true
        }
        var context: DeclContext? = typeContext
        var innermost: NominalDecl?
        while let inner = context {
            if let owner = inner.nominal, let type = inner.selfType {
                if hasInstanceMember(name, type) {
                    reportInstanceMember(name, of: owner, from: innermost, at)
                    return true
                }
                innermost = innermost ?? owner
            }
            context = inner.parent
        }
        return false
    }

    private func hasInstanceMember(_ name: String, _ type: Type) -> Bool {
        lookup(name, on: type, isStatic: false).contains { found in
            switch found.member {
            case .variable: true
            case .function(let function): function.kind == .function
            default: false
            }
        }
    }

    private func reportInstanceMember(_ name: String, of owner: NominalDecl, from nested: NominalDecl?, _ at: SourcePosition) {
        if let nested, nested !== owner {
            report("instance member '\(name)' of type '\(owner.qualifiedName)' cannot be used on instance of nested type '\(nested.qualifiedName)'", at: at,
                   hint: "Each '\(nested.name)' stands by itself: give it what it needs of '\(owner.name)'.")
        } else if current?.function.isInitialValue == true {
            report("cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available", at: at,
                   hint: "Give it its value in 'init', or make it a computed or 'lazy' property.")
        } else {
            report("instance member '\(name)' cannot be used on type '\(owner.qualifiedName)'", at: at,
                   hint: "Make '\(name)' static, or use it on a value of the type.")
        }
    }

    /// The line in which a block around declares a variable of the name further down.
    private func lineOfLaterDeclaration(of name: String) -> Int? {
        var context = current
        while let inner = context {
            for item in inner.comingItems.reversed().joined() {
                guard case .decl(let decl) = item.item, let variable = decl.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self).map({ unquoted($0.identifier.text) }) == name {
                    return inner.declContext.file.lineAndColumn(at: Int(binding.position(in: inner.declContext.file).offset)).line
                }
            }
            context = inner.parent
        }
        return nil
    }
}
