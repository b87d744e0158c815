import SwiftSyntax
import ViewSyntax

extension Rule {
    /// A view that gets a model and reads one or two of its fields.
    static let wholeModel = Rule(
        "whole_model", "a view that gets a whole model for one or two of its fields", lesson: "inputs"
    ) { file, _ in
        file.views.flatMap { part, view in
            part.properties.compactMap { property -> Draft? in
                guard let model = Model(of: property, in: part, file) else { return nil }
                let references = references(to: property.name, in: view, file, part)
                let read = Set(references.compactMap(\.field))
                let watched = read.intersection(model.fields)
                guard !references.isEmpty, references.allSatisfy({ $0.field != nil }), !watched.isEmpty, watched.count <= 2,
                    read.isSubset(of: model.all), watched.count < model.fields.count
                else { return nil }
                let names = watched.sorted().map { "`\($0)`" }.joined(separator: " and ")
                return Draft(
                    at: property.token,
                    "`\(part.name)` reads \(names) of `\(property.name)` and runs when any of the \(model.fields.count) "
                        + "properties of `\(model.name)` changes; give it what it reads",
                    in: "\(part.name).\(property.name)")
            }
        }
    }

    /// What is said of a property anywhere in the view. Extensions in other files keep their secrets, so a view that has
    /// any is left alone.
    private static func references(
        to name: String, in view: TypeFacts, _ file: CheckedFile, _ part: TypePart
    ) -> [MemberContents.Reference] {
        guard view.parts.allSatisfy({ $0.file == file.file.path }) else { return [] }
        return file.reading.parts.filter { $0.name == part.name }.flatMap(\.members).flatMap { $0.contents.references(to: name) }
    }

    /// A type of the program whose fields a view may read one by one.
    private struct Model {
        let name: String
        let all: Set<String>
        /// Those whose changes run the view.
        let fields: Set<String>

        init?(of property: TypePart.Property, in part: TypePart, _ file: CheckedFile) {
            guard !property.isStatic, let type = property.type?.unwrapped, let name = type.lastName,
                let facts = file.program.type(name, inside: part.name, from: file.file.path),
                let all = facts.fields, let published = facts.publishedFields
            else { return nil }
            let isObserved = ["ObservedObject", "EnvironmentObject"].contains { property.attributes.contains($0) }
            // A plain reference runs the view when another object comes, which says nothing of its fields.
            let isValue = property.attributes.isEmpty || property.attributes == ["Binding"]
            guard facts.isStructure && isValue || facts.isReference && isObserved else { return nil }
            guard !facts.isView else { return nil }
            self.name = name
            self.all = all
            // Only what is published runs the views that observe the object.
            fields = facts.isReference ? published : all
        }
    }
}
