import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `@ObservedObject var model = Model()`.
    static let inlineObservedObject = Rule(
        "inline_observed_object", "an `@ObservedObject` that makes its object itself", lesson: "objects"
    ) { file, _ in
        file.views.flatMap { part, _ in
            part.properties.compactMap { property -> Draft? in
                guard let attribute = property.declaration.attributes.first(named: "ObservedObject"),
                    let made = property.initialValue?.bare.constructedType
                else { return nil }
                let name = attribute.attributeName.offsets
                return Draft(
                    at: property.token,
                    "each new value of `\(part.name)` makes another `\(made)` and forgets the last; a `@StateObject` is made once",
                    in: "\(part.name).\(property.name)",
                    fix: .init(
                        message: "make it a `@StateObject`", replacements: [.init(range: name, text: "StateObject")]))
            }
        }
    }
}
