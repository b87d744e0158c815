import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `@ObservedObject var model = Model()`.
    static let inlineObservedObject = Rule(
        "inline_observed_object", "an `@ObservedObject` that makes its object itself", lesson: "objects"
    ) { file, _ in
        file.views.flatMap { part, view in
            part.properties.compactMap { property -> Draft? in
                guard let attribute = property.declaration.attributes.first(named: "ObservedObject"),
                    let made = property.initialValue.flatMap({ madeType($0, declared: property.type) })
                else { return nil }
                let name = attribute.attributeName.offsets
                // An object that somebody gives may be another one later, which a `@StateObject` would not take.
                let isOwn = !file.program.isGiven(property.name, to: part.name) && !view.isSetInInitializer(property.name)
                return Draft(
                    at: property.token,
                    "each new value of `\(part.name)` makes another `\(made)` and forgets the last; a `@StateObject` is made once",
                    in: "\(part.name).\(property.name)",
                    fix: isOwn
                        ? .init(message: "make it a `@StateObject`", replacements: [.init(range: name, text: "StateObject")]) : nil)
            }
        }
    }
}

/// The type of the object that an initial value makes: of `Model()`, or of `.init()` where the type is declared.
private func madeType(_ value: ExprSyntax, declared: TypeSyntax?) -> String? {
    if let type = value.bare.constructedType { return type }
    guard let call = value.bare.as(FunctionCallExprSyntax.self), call.calleeName == "init",
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    return declared?.trimmedDescription
}
