// What the library of `@Equatable` has beside the macros.

/// A value that cannot be compared, a closure above all, with an id that is compared in its place.
@propertyWrapper struct ComparedByID<Value> {
    let id: any Hashable & Sendable
    let wrappedValue: Value

    init(_ id: some Hashable & Sendable, _ value: Value) {
        self.id = id
        wrappedValue = value
    }
}

extension ComparedByID: Hashable {
    static func == (a: ComparedByID<Value>, b: ComparedByID<Value>) -> Bool { AnyHashable(a.id) == AnyHashable(b.id) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}
