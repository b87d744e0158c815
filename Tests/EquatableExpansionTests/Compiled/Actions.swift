// What other files of the same module declare.

public typealias Action = @MainActor () -> Void

public struct Item: Hashable, Sendable {
    public let id: Int
    public init(id: Int) { self.id = id }
}
