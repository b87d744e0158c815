import SwiftParser
import SwiftSyntax

extension ExprSyntax {
    /// The type that an initial value shows: `Model` of `Model()`, `[Row]` of `[Row(1)]`, what stands behind `as`.
    var shownType: TypeSyntax? {
        if let cast = self.as(AsExprSyntax.self) { return cast.shown(as: cast.type, mark: cast.questionOrExclamationMark) }
        if let sequence = self.as(SequenceExprSyntax.self) {
            // Operators are not folded where the file was read again.
            let elements = Array(sequence.elements)
            guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)?.type
            else { return nil }
            return shown(as: type, mark: cast.questionOrExclamationMark)
        }
        if let array = self.as(ArrayExprSyntax.self) {
            return array.elements.first?.expression.shownType.map { Self.parsed("[\($0.trimmedDescription)]") }
        }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        var callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base {
            callee = base
        }
        return callee.namesType ? Self.parsed(callee.trimmedDescription) : nil
    }

    /// `Model`, `Game.Card`, `Box<Int>`. A name in capitals may be a function's, which nobody calls so.
    private var namesType: Bool {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text.first?.isUppercase ?? false }
        if let special = self.as(GenericSpecializationExprSyntax.self) { return special.expression.namesType }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return base.namesType && member.declName.baseName.text.first?.isUppercase ?? false
    }

    private static func parsed(_ text: String) -> TypeSyntax {
        var parser = Parser(text)
        return TypeSyntax.parse(from: &parser)
    }
}

extension ExprSyntaxProtocol {
    /// `as? T` gives an optional.
    fileprivate func shown(as type: TypeSyntax, mark: TokenSyntax?) -> TypeSyntax {
        guard mark?.tokenKind == .postfixQuestionMark else { return type.trimmed }
        return TypeSyntax(OptionalTypeSyntax(wrappedType: type.trimmed))
    }
}
