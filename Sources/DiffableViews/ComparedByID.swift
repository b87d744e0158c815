/// A value that cannot be compared, a closure above all, with an id that is compared in its place.
///
/// ```swift
/// @Equatable
/// struct Row: View {
///     let title: String
///     @ComparedByID var onTap: @MainActor () -> Void
///     var body: some View { Button(title, action: onTap) }
/// }
///
/// Row(title: item.title, onTap: ComparedByID(item.id) { select(item.id) })
/// ```
///
/// Two are equal when their ids are. So the id must tell all that the closure captures and that can change.
@propertyWrapper
public struct ComparedByID<Value> {
    /// What `==` compares.
    public let id: any Hashable & Sendable
    public let wrappedValue: Value

    public init(_ id: some Hashable & Sendable, _ value: Value) {
        self.id = id
        wrappedValue = value
    }
}

extension ComparedByID: Sendable where Value: Sendable {}

extension ComparedByID: Hashable {
    public static func == (a: Self, b: Self) -> Bool { AnyHashable(a.id) == AnyHashable(b.id) }

    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}
