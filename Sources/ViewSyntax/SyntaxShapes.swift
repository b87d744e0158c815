import SwiftSyntax

package extension AttributeListSyntax {
    /// The attributes themselves, those under `#if` aside.
    var all: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    /// The names of the attributes, without module and arguments.
    var names: [String] { all.compactMap { $0.attributeName.lastName } }

    func first(named name: String) -> AttributeSyntax? { all.first { $0.attributeName.lastName == name } }
}

package extension TypeSyntax {
    /// The last name of a type that is a name: `View` of `SwiftUI.View`.
    var lastName: String? {
        if let plain = self.as(IdentifierTypeSyntax.self) { return plain.name.text }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
        return nil
    }

    /// The type within optionals and attributes.
    var unwrapped: TypeSyntax {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.unwrapped }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.unwrapped
        }
        return self
    }
}

package extension InheritanceClauseSyntax {
    /// The last names of what is inherited, compositions taken apart.
    var names: [String] { inheritedTypes.flatMap { Self.names(of: $0.type) } }

    private static func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names(of: $0.type) }
        }
        return type.lastName.map { [$0] } ?? []
    }
}

package extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

package extension ExprSyntax {
    /// The expression within parentheses, `try` and `await`.
    var bare: ExprSyntax {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil { return only.expression.bare }
        if let tried = self.as(TryExprSyntax.self) { return tried.expression.bare }
        if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.bare }
        return self
    }

    /// The name of a plain reference.
    var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }

    /// What the modifiers of a chain are applied to: `Text("a")` of `Text("a").bold().padding()`.
    var chainRoot: ExprSyntax {
        var expression = bare
        while true {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                    !member.declName.baseName.text.isCapitalized
                else { return expression }
                expression = base.bare
            } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) { return expression }
                expression = base.bare
            } else {
                return expression
            }
        }
    }

    /// Whether this is a call of a type's initialiser: `Row(…)`, `Deck.Row(…)`.
    var constructedType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        return call.calleeName.flatMap { $0.isCapitalized ? $0 : nil }
    }
}

package extension FunctionCallExprSyntax {
    /// The last name of what is called: `padding` of `Text("a").padding()`, `Row` of `Row<Int>(…)`.
    var calleeName: String? { Self.name(of: calledExpression) }

    private static func name(of expression: ExprSyntax) -> String? {
        if let special = expression.as(GenericSpecializationExprSyntax.self) { return name(of: special.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return expression.plainName
    }

    /// What a method is called on; nil for a plain call.
    var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
}

package extension String {
    var isCapitalized: Bool { first?.isUppercase ?? false }
}

package extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the trivia around it.
    var offsets: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}

package extension MemberBlockItemListSyntax {
    /// The declarations, those in every branch of an `#if` included.
    var declarations: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return block.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let list) = clause.elements else { return [] }
                return list.declarations
            }
        }
    }
}

package extension PatternBindingSyntax {
    /// Whether there is no storage: a getter in any form, but not observers.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
