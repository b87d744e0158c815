/// What a closure's context holds, read from the compiler's capture descriptors.
struct Captures {
    /// Each captured value with where it lies in the context.
    let values: [(type: Any.Type, offset: Int)]

    /// The captures of a closure's context, or nil where they are not known: the context is an
    /// object (a bound method's), or it depends on generic parameters, or holds something that has
    /// no type of the language, such as a captured variable's box.
    init?(of context: UnsafeRawPointer) {
        guard let metadata = context.load(as: UnsafeRawPointer?.self) else { return nil }
        // Metadata of a closure's context: its kind, where the first capture lies, a descriptor.
        guard metadata.load(as: UInt.self) == 0x400,
            let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
        else { return nil }
        let count = Int(descriptor.load(as: UInt32.self))
        let metadataSources = descriptor.load(fromByteOffset: 4, as: UInt32.self)
        guard metadataSources == 0 else { return nil }

        var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        var values: [(Any.Type, Int)] = []
        for index in 0..<count {
            let record = descriptor + 12 + index * 4
            let name = record + Int(record.load(as: Int32.self))
            guard let type = Self.type(named: name) else { return nil }
            let operations = TypeOperations.make(for: type)
            offset = (offset + operations.alignment - 1) & ~(operations.alignment - 1)
            values.append((type, offset))
            offset += operations.size
        }
        self.values = values
    }

    /// The type with a mangled name, in which a byte up to 0x1F begins a reference to a descriptor.
    private static func type(named name: UnsafeRawPointer) -> Any.Type? {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0:
                // A captured closure has a lowered type, which the runtime does not know by name; all
                // closures are stored alike. Such a name ends in an underscore.
                if length > 0, name.load(fromByteOffset: length - 1, as: UInt8.self) == UInt8(ascii: "_") {
                    return (() -> Void).self
                }
                return _getTypeByMangledNameInContext(
                    name.assumingMemoryBound(to: UInt8.self), UInt(length),
                    genericContext: nil, genericArguments: nil)
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }
}

extension CompiledComparison {
    /// Whether two contexts of the same code hold equal captures, each by its own type's layout.
    func areCapturesEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool {
        guard old.load(as: UInt.self) == new.load(as: UInt.self),
            let captures = Captures(of: old)
        else { return false }
        return captures.values.allSatisfy { type, offset in
            areEqual(old + offset, new + offset, type: types.index(of: type), mode: mode)
        }
    }
}
