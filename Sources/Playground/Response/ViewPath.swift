/// Where a user's view stands: the user views from the root down to it. Built-in containers leave no part.
public struct ViewPath: Hashable, Sendable, CustomStringConvertible {
    public struct Part: Hashable, Sendable, CustomStringConvertible {
        /// With its enclosing types: `Screen.Row`.
        public var type: String
        /// Counts from 0 among the siblings of the type under the nearest user view.
        public var index: Int
        /// The only sibling of its type: it is written without an index.
        public var isOnly: Bool
        /// The id of a row, as text: another name for it.
        public var id: String?

        public init(_ type: String, index: Int = 0, isOnly: Bool = true, id: String? = nil) {
            self.type = type
            self.index = index
            self.isOnly = isOnly
            self.id = id
        }

        public var description: String { isOnly ? type : "\(type)[\(index)]" }
    }

    public var parts: [Part]

    public init(_ parts: [Part] = []) {
        self.parts = parts
    }

    public var description: String {
        parts.map(\.description).joined(separator: "/")
    }
}
