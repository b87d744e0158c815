/// The memory of compiled values that an engine owns: a handle is an address and a type's number.
@usableFromInline
final class CompiledValues {
    let types: CompiledTypes
    /// How many values there are.
    @usableFromInline var count = 0
    /// The type asked last: siblings are mostly of one type.
    @usableFromInline var lastType: Any.Type = Never.self
    @usableFromInline var lastIndex: TypeIndex

    init(types: CompiledTypes) {
        self.types = types
        lastIndex = types.index(of: Never.self)
    }

    /// A handle for a copy of a value.
    @inlinable
    func own<T>(_ value: T) -> Handle {
        if lastType != T.self { find(T.self) }
        let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
        pointer.initialize(to: value)
        count += 1
        return Handle(first: UInt64(UInt(bitPattern: pointer)), second: UInt64(lastIndex.rawValue))
    }

    @usableFromInline
    func find(_ type: Any.Type) {
        lastType = type
        lastIndex = types.index(of: type)
    }

    func pointer(_ handle: Handle) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: UInt(handle.first))
    }

    /// A copy of the value behind a handle.
    func value(_ handle: Handle) -> Any? {
        pointer(handle).map { types.operations[Int(handle.second)].copy($0) }
    }

    func release(_ handles: UnsafeBufferPointer<Handle>) {
        let operations = types.operations
        for handle in handles {
            if let pointer = pointer(handle) { operations[Int(handle.second)].destroy(pointer) }
        }
        count -= handles.count
    }
}
