import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `@ObservedObject var model = Model()`, or the same in an initialiser.
    static let inlineObservedObject = Rule(
        "inline_observed_object", "an `@ObservedObject` that makes its object itself", lesson: "objects"
    ) { file, _ in
        file.views.flatMap { part, view -> [Draft] in
            let inDeclaration = part.properties.compactMap { property -> Draft? in
                guard let attribute = property.declaration.attributes.first(named: "ObservedObject"),
                    let made = property.initialValue.flatMap({ madeType($0, declared: property.type) })
                else { return nil }
                let name = attribute.attributeName.offsets
                // An object that somebody gives may be another one later, which a `@StateObject` would not take.
                let isOwn = !file.program.isGiven(property.name, to: part.name) && !view.isSetInInitializer(property.name)
                return Draft(
                    at: property.token, words(part, made), in: "\(part.name).\(property.name)",
                    fix: isOwn
                        ? .init(message: "make it a `@StateObject`", replacements: [.init(range: name, text: "StateObject")]) : nil)
            }
            let observed = part.properties.filter { $0.attributes.contains("ObservedObject") }
            let inInitializers = part.members.filter { $0.kind == .initializer }.flatMap(\.contents.assignments)
                .compactMap { assignment -> Draft? in
                    let isStorage = assignment.name.first == "_"
                    let name = isStorage ? String(assignment.name.dropFirst()) : assignment.name
                    guard let property = observed.first(where: { $0.name == name }),
                        let value = isStorage ? wrapped(in: assignment.value) : assignment.value, let made = madeType(value, declared: property.type)
                    else { return nil }
                    return Draft(at: value, words(part, made), in: "\(part.name).\(name)")
                }
            return inDeclaration + inInitializers
        }
    }

    private static func words(_ part: TypePart, _ made: String) -> String {
        "each new value of `\(part.name)` makes another `\(made)` and forgets the last; a `@StateObject` is made once"
    }
}

/// What a wrapper is made of: `Model()` of `ObservedObject(wrappedValue: Model())` and of `.init(wrappedValue: Model())`.
private func wrapped(in value: ExprSyntax) -> ExprSyntax? {
    guard let call = value.bare.as(FunctionCallExprSyntax.self), ["ObservedObject", "init"].contains(call.calleeName ?? "") else { return nil }
    return call.arguments.first { ["wrappedValue", "initialValue"].contains($0.label?.text ?? "") }?.expression
}

/// The type of the object that an initial value makes: of `Model()`, or of `.init()` where the type is declared.
private func madeType(_ value: ExprSyntax, declared: TypeSyntax?) -> String? {
    if let type = value.bare.constructedType { return type }
    guard let call = value.bare.as(FunctionCallExprSyntax.self), call.calleeName == "init",
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return nil }
    return declared?.trimmedDescription
}
