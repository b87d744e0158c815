/// What Swift's runtime tells about compiled types: fields with offsets, metadata kinds, cases.
///
/// These are the runtime's own entry points behind `Mirror`. `Mirror` itself gives copies of
/// values; comparing in place needs offsets.
enum Reflection {
    struct Field {
        let name: String
        let type: Any.Type
        let offset: Int
        /// False for weak and unowned references, whose storage is not a value of `type`.
        let isStrong: Bool
    }

    /// The stored fields of a struct or tuple; empty for other types.
    static func fields(of type: Any.Type) -> [Field] {
        (0..<childCount(type)).map { index in
            var metadata = ChildMetadata(name: nil, free: nil, isStrong: true, isVariable: false)
            let fieldType = childMetadata(type, index: index, fieldMetadata: &metadata)
            let name = metadata.name.map { String(cString: $0) } ?? ""
            metadata.free?(metadata.name)
            return Field(
                name: name.isEmpty ? ".\(index)" : name, type: fieldType,
                offset: childOffset(type, index: index), isStrong: metadata.isStrong)
        }
    }

    /// The first word of a type's metadata: its kind.
    static func kind(of type: Any.Type) -> Kind {
        switch metadata(type).load(as: UInt.self) {
        case 0x200: .structure
        case 0x201: .enumeration
        case 0x202: .optional
        case 0x203: .class
        case 0x301: .tuple
        case 0x302: .function
        case 0x303: .existential
        case 0, 0x305, 0x800...: .class
        default: .other
        }
    }

    enum Kind {
        case structure, enumeration, optional, tuple, function, existential, `class`, other
    }

    /// Whether an existential type holds class instances only: the top bit of its flags is clear.
    static func isClassBound(_ existential: Any.Type) -> Bool {
        metadata(existential).load(fromByteOffset: 8, as: UInt32.self) & 0x8000_0000 == 0
    }

    /// Whether an existential type is `any Error`, whose values are in boxes of their own.
    static func isError(_ existential: Any.Type) -> Bool {
        (metadata(existential).load(fromByteOffset: 8, as: UInt32.self) >> 24) & 0x3F == 1
    }

    /// Whether a function type has Swift's convention: code and context.
    static func isSwiftFunction(_ function: Any.Type) -> Bool {
        (metadata(function).load(fromByteOffset: 8, as: UInt.self) >> 16) & 0xFF == 0
    }

    static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }
}

private struct ChildMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong: Bool
    var isVariable: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
    _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<ChildMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_: Any.Type, index: Int) -> Int
