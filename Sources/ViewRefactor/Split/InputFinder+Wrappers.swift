import SwiftSyntax
import ViewSyntax

/// What a view gets for states that SwiftUI itself changes.
extension InputFinder {
    /// The focus: its value where it is only read, and each time; otherwise its own binding, which is no `Binding`.
    mutating func addFocus(_ member: ProgramTypes.Member, _ wrapper: String, _ uses: [NameUse]) throws(RefactorError) {
        guard let type = member.type else { throw unknownType(of: member.name) }
        let isTouched = uses.contains { $0.isLate || $0.prefix == .projected || $0.isWritten || $0.isConditional && !reads.contains(member.name) }
        guard isTouched else { return try addLeaves(member.name, type, uses, isTracked: false, isReference: false) }
        var input = SplitInput(name: names.own(member.name), form: .binding, type: try qualified(type), argument: "$\(member.name)")
        input.bindingWrapper = wrapper + ".Binding"
        // One that only leads to the focus leads to the same one when it is old.
        input.isSkipped = member.attributes.names.contains(wrapper) && uses.allSatisfy { $0.prefix == .projected || $0.isAction }
        append(input, for: uses, pathLength: 0)
    }

    /// The state of a gesture: its value. The gesture that changes it needs the wrapper, and in another view that would be
    /// another state.
    mutating func addGestureState(_ member: ProgramTypes.Member, _ uses: [NameUse]) throws(RefactorError) {
        let name = member.name
        guard let type = member.type else { throw unknownType(of: name) }
        if uses.contains(where: { $0.prefix == .projected }) {
            throw .cannotSplit("`$\(name)` is changed by a gesture here, and a `@GestureState` cannot be passed on")
        }
        if uses.contains(where: { $0.isLate || $0.isConditional && !reads.contains(name) }) {
            throw .cannotSplit("`\(name)` is a `@GestureState` that is not read each time, and another view could only get its value")
        }
        try addLeaves(name, type, uses, isTracked: false, isReference: false)
    }

    /// Whether a use is one of the value alone, when the body runs, which reads it anyway. What else a wrapper does, and what its
    /// value depends on, only the wrapper knows.
    func isPlainlyRead(_ use: NameUse) -> Bool {
        use.prefix == .none && !use.isWritten && !use.isLate && (!use.isConditional || reads.contains(use.name))
    }

    /// An action of the environment, which could not be compared: the part asks for it as the view around does, where that is
    /// the same.
    mutating func asked(_ member: ProgramTypes.Member) -> SplitInput? {
        guard let key = EnvironmentPath.key(of: member.declaration), EnvironmentPath.actions.contains(key), !names.isTaken(member.name),
            EnvironmentPath(view: view).isUntouched(from: target.expression ?? Syntax(target.member))
        else { return nil }
        let annotation = member.variable?.bindings.first?.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
        return SplitInput(
            name: names.own(member.name), form: .environment, type: member.type ?? "",
            argument: "@Environment(\\.\(key)) private var \(member.name.escaped)\(annotation)")
    }

    /// The type of a value of the environment, as far as the program or SwiftUI's own keys tell, and whether it is an object
    /// that is found by its type.
    func environmentType(of member: ProgramTypes.Member) -> (type: String?, isObject: Bool) {
        guard let attribute = member.attributes.first(named: "Environment"),
            case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first?.expression
        else { return (nil, false) }
        if let path = argument.as(KeyPathExprSyntax.self) {
            let key = String(path.components.trimmedDescription.drop { $0 == "." })
            return (types.type("EnvironmentValues")?.member(key)?.type ?? KnownNames.environment[key], false)
        }
        let object = member.variable?.environmentObject
        return (object, object != nil)
    }
}

extension VariableDeclSyntax {
    /// `Model` of `@Environment(Model.self)`.
    var environmentObject: String? {
        guard let attribute = attributes.first(named: "Environment"), case .argumentList(let arguments) = attribute.arguments,
            let metatype = arguments.first?.expression.as(MemberAccessExprSyntax.self), metatype.declName.baseName.text == "self"
        else { return nil }
        return metatype.base?.trimmedDescription
    }
}

extension ProgramTypes.Member {
    /// `FocusState` or `AccessibilityFocusState` for a focus, and for a binding to one.
    var focusWrapper: String? {
        attributes.all.lazy.compactMap { attribute -> String? in
            let name = attribute.attributeName
            let state = name.lastName == "Binding" ? name.as(MemberTypeSyntax.self)?.baseType.lastName : name.lastName
            return state == "FocusState" || state == "AccessibilityFocusState" ? state : nil
        }.first
    }
}
