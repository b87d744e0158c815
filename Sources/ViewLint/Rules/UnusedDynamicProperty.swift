import SwiftSyntax
import ViewSyntax

extension Rule {
    /// A property that runs the body whenever it changes, and that the body never reads.
    static let unusedDynamicProperty = Rule(
        "unused_dynamic_property", "a property that runs the body again and is never used there", lesson: "environment"
    ) { file, _ in
        (file.views + file.modifiers).flatMap { part, view -> [Draft] in
            let members = view.parts.flatMap(\.members)
            // Without a body in sight nobody can say what it reads.
            guard members.contains(where: { $0.name == "body" }) else { return [] }
            let reached = view.reached(withActions: true)
            let used = members.filter { reached.contains($0.name) }.reduce(into: Set<String>()) { $0.formUnion($1.used) }
            let anywhere = members.reduce(into: Set<String>()) { $0.formUnion($1.used) }
            return part.properties.compactMap { property in
                // A static property belongs to no view that SwiftUI could run.
                guard !property.isStatic, let wrapper = property.attributes.first(where: isRunningAnyway), !used.contains(property.name),
                    !isObservableEnvironment(property, wrapper), !isSilent(property, wrapper, in: part, file)
                else { return nil }
                let isFree = wrapper.hasPrefix("Environment") && !anywhere.contains(property.name)
                    && property.declaration.bindings.count == 1 && (property.isPrivate || !file.program.isRead(property.name))
                let range = file.file.rangeForRemovingMember(property.declaration)
                return Draft(
                    at: property.token,
                    "`\(property.name)` is not used in the body of `\(part.name)`, and SwiftUI runs the body for it all the same",
                    in: "\(part.name).\(property.name)",
                    fix: isFree ? .init(message: "remove `\(property.name)`", replacements: [.init(range: range, text: "")]) : nil)
            }
        }
    }

    /// Wrappers whose changes run the body, read or not. `@State` and `@Binding` run it only when it read them.
    private static func isRunningAnyway(_ wrapper: String) -> Bool {
        ["Environment", "EnvironmentObject", "ObservedObject", "StateObject", "FetchRequest", "SectionedFetchRequest", "Query",
         "AppStorage", "SceneStorage"].contains(wrapper)
    }

    /// An object that is only kept: its class, all of which can be seen, has nothing that tells of a change.
    private static func isSilent(_ property: TypePart.Property, _ wrapper: String, in part: TypePart, _ file: CheckedFile) -> Bool {
        guard ["EnvironmentObject", "ObservedObject", "StateObject"].contains(wrapper),
            let name = property.type?.unwrapped.lastName ?? property.initialValue?.bare.constructedType,
            let facts = file.program.type(name, inside: part.name, from: file.file.path), facts.isReference, facts.announcesNothing
        else { return false }
        // A class that its file alone sees, nobody else can tell on.
        let asked = facts.declaration.map { $0.isFilePrivate ? file.reading.facts(file: file.file.path).parts : nil } ?? nil
        if let asked { return !asked.contains { $0.members.contains { $0.read.contains("objectWillChange") } } }
        return !file.program.isRead("objectWillChange")
    }

    /// `@Environment(Model.self)`: only what is read of the object counts.
    private static func isObservableEnvironment(_ property: TypePart.Property, _ wrapper: String) -> Bool {
        guard wrapper == "Environment", let attribute = property.declaration.attributes.first(named: "Environment"),
            case .argumentList(let arguments) = attribute.arguments
        else { return false }
        return arguments.first?.expression.is(KeyPathExprSyntax.self) != true
    }
}
