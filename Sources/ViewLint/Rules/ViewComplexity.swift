extension Rule {
    /// One for each computed property, function or closure through which a body composes views.
    static let viewComplexity = Rule(
        "view_complexity", "a body that composes views through many properties, functions and closures",
        lesson: "complexity", options: ["warning": 10, "error": nil]
    ) { file, options in
        file.views.compactMap { part, view in
            // Once for each view: where it is declared.
            guard part.kind != .extension else { return nil }
            let complexity = view.complexity
            let isError = options["error"].map { complexity > $0 } ?? false
            guard let limit = isError ? options["error"] : options["warning"], complexity > limit else { return nil }
            return Draft(
                at: part.nameNode,
                "the body of `\(part.name)` composes views through \(complexity) properties, functions and closures, more "
                    + "than \(limit): a change of any input runs them all",
                in: part.name, severity: isError ? .error : nil)
        }
    }
}
