// Types of every access level and shape, as a library has them.

import DiffableViews

@MainActor public protocol View {}

/// Public, with a type of another file and a closure under an alias of another file.
@Equatable
public struct Row: View {
    let item: Item
    public let title: String
    @SkipEquatable let onTap: Action

    public init(item: Item, title: String, onTap: @escaping Action) {
        self.item = item
        self.title = title
        self.onTap = onTap
    }
}

@Equatable
public struct Wrapped: View {
    public let title: String
    @ComparedByID var onTap: Action

    public init(title: String, onTap: ComparedByID<Action>) {
        self.title = title
        _onTap = onTap
    }

    public func tap() { onTap() }
}

/// Generic: Equatable only where its content is. What may be sent nowhere is compared on the main actor.
@Equatable(isolation: .main)
public struct Frame<Content>: View {
    public let content: Content
    public init(content: Content) { self.content = content }
}

@Equatable
public struct Card<Content: Sendable>: View {
    public let content: Content
    public let width: Double
    public init(content: Content, width: Double) {
        self.content = content
        self.width = width
    }
}

public enum Screens<Model: Hashable & Sendable> {
    /// Nested in a generic type, and generic itself.
    @Equatable
    public struct Detail<Footer: Equatable & Sendable>: View {
        public let model: Model
        let footer: Footer?
        public init(model: Model, footer: Footer?) {
            self.model = model
            self.footer = footer
        }
    }
}

@Equatable
public struct Key: Hashable, Sendable {
    public let name: String
    @ComparedByID var make: @Sendable () -> Int
    public init(name: String, make: ComparedByID<@Sendable () -> Int>) {
        self.name = name
        _make = make
    }
}

@Equatable private struct Secret { let a: Int, b: String }
@Equatable fileprivate struct Hidden { let secret: Secret }
@Equatable package struct Packaged {
    package let n: Int
    package init(n: Int) { self.n = n }
}

/// What only this file can compare.
public func privateTypesCompare() -> Bool {
    Hidden(secret: Secret(a: 1, b: "b")) == Hidden(secret: Secret(a: 1, b: "b"))
        && Hidden(secret: Secret(a: 1, b: "b")) != Hidden(secret: Secret(a: 1, b: "c"))
        && Packaged(n: 1) != Packaged(n: 2)
}
