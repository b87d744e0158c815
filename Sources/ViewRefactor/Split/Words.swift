import SwiftSyntax

extension TokenSyntax {
    /// A name without backticks.
    var plainText: String { identifier?.name ?? text }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

    /// A word of the language, which needs backticks as a name.
    var isReserved: Bool {
        [
            "class", "default", "case", "in", "is", "as", "for", "if", "else", "let", "var", "func", "struct", "enum", "protocol",
            "extension", "import", "init", "return", "self", "static", "switch", "where", "while", "true", "false", "nil",
            "operator", "public", "private", "internal", "subscript", "throw", "throws", "try", "repeat", "guard", "do", "break",
            "continue", "defer", "fallthrough", "super", "Any", "Self", "associatedtype", "catch", "deinit", "fileprivate", "inout",
            "precedencegroup", "rethrows", "typealias",
        ].contains(self)
    }

    /// As it is written where it is a name.
    var escaped: String { isReserved ? "`\(self)`" : self }
}
