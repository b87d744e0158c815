/// Describes compiled Swift types to a layout table, in bytes.
public final class CompiledTypes: TypeSource {
    private var numbers: [ObjectIdentifier: TypeIndex] = [:]
    private(set) var operations: ContiguousArray<TypeOperations> = []

    /// Stands for weak references, whatever they refer to.
    private enum Weak {}
    /// Stands for the payload of an enum's case, whose type the value tells.
    private enum Payload {}

    /// The number of `String`, the commonest type that is not plain data.
    let string = TypeIndex(rawValue: 0)

    public init() {
        _ = index(of: String.self)
    }

    /// The number of a type.
    public func index(of type: Any.Type) -> TypeIndex {
        if let known = numbers[ObjectIdentifier(type)] { return known }
        let index = TypeIndex(rawValue: UInt32(operations.count))
        numbers[ObjectIdentifier(type)] = index
        operations.append(TypeOperations.make(for: type))
        return index
    }

    public func describe(_ type: TypeIndex) -> TypeDescription {
        let operations = self.operations[type.index]
        let swiftType = operations.type
        if swiftType == Weak.self {
            return TypeDescription(name: "weak", kind: .weakReference, size: 8, isPOD: false)
        }
        if swiftType == Payload.self {
            return TypeDescription(name: "payload", kind: .dynamic, size: 0, isPOD: false)
        }
        return TypeDescription(
            name: String(describing: swiftType), kind: kind(of: swiftType, operations), size: operations.size,
            isPOD: operations.isPOD,
            equality: operations.areEqual == nil ? .none : swiftType is any LibraryType.Type ? .builtin : .written)
    }

    private func kind(of type: Any.Type, _ operations: TypeOperations) -> TypeDescription.Kind {
        if let elements = (type as? any LibraryCollection.Type)?.elementTypes {
            return .collection(elements: elements.map(index(of:)))
        }
        switch Reflection.kind(of: type) {
        case .structure:
            let fields = Reflection.fields(of: type)
            // Builtin numbers have one field of a builtin type, of which nothing is known.
            if operations.isPOD, fields.contains(where: { Reflection.kind(of: $0.type) == .other }) { return .bytes }
            return .structure(fields.map(field))
        case .tuple:
            return .tuple(Reflection.fields(of: type).map(field))
        case .optional:
            guard let wrapped = (type as? any LibraryOptional.Type)?.wrappedType else { return .bytes }
            // One word, none or the object: compared as such.
            if Reflection.kind(of: wrapped) == .class, self.operations[index(of: wrapped).index].areEqual == nil {
                return .reference
            }
            return .optional(index(of: wrapped))
        case .enumeration:
            return .enumeration([.init(name: "", payload: operations.isPOD ? nil : index(of: Payload.self))])
        case .class:
            return .reference
        case .function:
            return .function(Reflection.isSwiftFunction(type) ? .swift : .foreign)
        case .existential:
            return Reflection.isError(type)
                ? .neverEqual : .existential(isClassBound: Reflection.isClassBound(type))
        case .other:
            return .bytes
        }
    }

    /// The test for nil of the optional of a type.
    func optionalTest(of wrapped: TypeIndex) -> (UnsafeRawPointer) -> Bool {
        func open<T>(_ type: T.Type) -> (UnsafeRawPointer) -> Bool { T?.isNil }
        return _openExistential(operations[wrapped.index].type, do: open)
    }

    private func field(_ field: Reflection.Field) -> TypeDescription.Field {
        .init(
            name: field.name, type: index(of: field.isStrong ? field.type : Weak.self), offset: field.offset)
    }
}

/// What can be done with values of a type, given where they are.
final class TypeOperations {
    let type: Any.Type
    let size: Int
    let alignment: Int
    let isPOD: Bool
    /// `==`, if the type is Equatable.
    let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    let copy: (UnsafeRawPointer) -> Any
    /// Ends a value's life where it is, and gives its memory back.
    let destroy: (UnsafeMutableRawPointer) -> Void
    let caseName: (UnsafeRawPointer) -> String?
    /// Runs the body, if the type is a view.
    let runBody: ((UnsafeRawPointer, CompiledBody) throws -> Void)?
    /// Calls a function with where an `Any` holds its value of this type.
    let withValue: (Any, (UnsafeRawPointer) -> Void) -> Void

    private init<T>(_ type: T.Type) {
        self.type = type
        size = MemoryLayout<T>.size
        alignment = MemoryLayout<T>.alignment
        isPOD = _isPOD(type)
        areEqual = (type as? any Equatable.Type).map { Self.equality($0) }
        copy = { $0.load(as: T.self) }
        destroy = { pointer in
            let typed = pointer.assumingMemoryBound(to: T.self)
            typed.deinitialize(count: 1)
            typed.deallocate()
        }
        caseName = { caseNameOf($0.load(as: T.self)) }
        runBody = (type as? any CompiledView.Type).map { runner($0) }
        withValue = { value, body in
            guard let value = value as? T else { return }
            withUnsafeBytes(of: value) { bytes in
                if let base = bytes.baseAddress { body(base) }
            }
        }
    }

    static func make(for type: Any.Type) -> TypeOperations {
        func open<T>(_ type: T.Type) -> TypeOperations { TypeOperations(type) }
        return _openExistential(type, do: open)
    }

    private static func equality<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
}

/// How a view value's body is run, given where the value is.
private func runner<V: CompiledView>(_: V.Type) -> (UnsafeRawPointer, CompiledBody) throws -> Void {
    { value, body in try value.assumingMemoryBound(to: V.self).pointee.body(body) }
}

/// The name of an enum's case, from the runtime.
private func caseNameOf<T>(_ value: T) -> String? {
    enumCaseName(value).map { String(cString: $0) }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

// MARK: The library's types

/// Types whose `==` is the standard library's.
protocol LibraryType {}
extension String: LibraryType {}
extension Int: LibraryType {}
extension Double: LibraryType {}
extension Bool: LibraryType {}

protocol LibraryCollection: LibraryType {
    static var elementTypes: [Any.Type] { get }
}
extension Array: LibraryType, LibraryCollection {
    static var elementTypes: [Any.Type] { [Element.self] }
}
extension Set: LibraryType, LibraryCollection {
    static var elementTypes: [Any.Type] { [Element.self] }
}
extension Dictionary: LibraryType, LibraryCollection {
    static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}

protocol LibraryOptional: LibraryType {
    static var wrappedType: Any.Type { get }
}
extension Optional: LibraryType, LibraryOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    static var isNil: (UnsafeRawPointer) -> Bool {
        { pointer in
            if case .none = pointer.assumingMemoryBound(to: Self.self).pointee { true } else { false }
        }
    }
}
