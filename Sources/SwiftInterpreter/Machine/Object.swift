/// What an object of the heap is, which says how its memory is laid out.
public enum ObjectKind: UInt8, Sendable {
    /// Memory that no object uses.
    case free = 0
    // Values: changed in place only when unique and of the present epoch.
    case structure, enumeration, tuple, closure, keyPath, array, string, table
    // Cells: changed in place, with their old contents in the journal.
    case instance, box, native
    /// The cell that weak references to one object share.
    case weak

    /// Whether the object has an identity: stores to it are seen by all who refer to it.
    @inlinable public var isCell: Bool { rawValue >= ObjectKind.instance.rawValue && self != .weak }
}

/// The 24 bytes in front of every object's contents.
///
/// Behind the header come, for most kinds, `slotCount` values. Strings and tables have layouts of their
/// own (`StringLayout`, `TableLayout`).
struct ObjectHeader {
    /// Copies of the reference that are kept anywhere.
    var count: UInt32
    var kind: ObjectKind
    var flags: Flags
    /// The slab that the memory belongs to; `Heap.largeClass` for a block of its own.
    var sizeClass: UInt8
    var reserved: UInt8 = 0
    /// The type's number, and above it which of the type's generic instantiations this is (`Machine.instantiations`).
    var typeWord: UInt32
    /// The input in which the object was made; 0 for the constants of programs.
    var epoch: UInt32
    /// Values behind the header; bytes of a string; entries of a table, removed ones included.
    var slotCount: UInt32
    /// Enumeration: the case. Closure: the function. Array: the capacity. Table: entries in use.
    /// Cell: the epoch in which the journal last saved it.
    var tag: UInt32

    static var typeBits: UInt32 { 20 }
    static var typeMask: UInt32 { 1 << typeBits - 1 }

    @inline(__always)
    var type: TypeID { TypeID(rawValue: typeWord & ObjectHeader.typeMask) }
    /// 0 where none is known.
    var instantiation: Int { Int(typeWord >> ObjectHeader.typeBits) }

    struct Flags: OptionSet {
        var rawValue: UInt8
        /// Never freed: a constant of a program, or the box of a global.
        static var immortal: Flags { Flags(rawValue: 1) }
        /// Dead, but kept because the journal may need it again.
        static var zombie: Flags { Flags(rawValue: 2) }
        /// Its class has a `deinit`.
        static var hasDeinit: Flags { Flags(rawValue: 4) }
        /// Its `deinit` ran or runs.
        static var deinitialised: Flags { Flags(rawValue: 8) }
        /// A weak cell refers to it.
        static var hasWeak: Flags { Flags(rawValue: 16) }
        /// A closure whose function expects the closure itself behind its arguments.
        static var hasCaptures: Flags { Flags(rawValue: 32) }
        /// A closure that passes its only slot as the first argument.
        static var bindsFirst: Flags { Flags(rawValue: 64) }
    }
}

typealias ObjectPointer = UnsafeMutablePointer<ObjectHeader>

extension UnsafeMutablePointer where Pointee == ObjectHeader {
    static var headerSize: Int { 24 }

    /// The values behind the header.
    @inline(__always)
    var slots: UnsafeMutablePointer<Value> {
        (UnsafeMutableRawPointer(self) + 24).assumingMemoryBound(to: Value.self)
    }

    /// A reference to the object; the caller counts it.
    @inline(__always)
    var value: Value {
        Value(payload: UInt64(UInt(bitPattern: self)), type: pointee.type, flags: Value.referenceFlag)
    }
}

extension Value {
    /// The object that a reference refers to.
    @inline(__always)
    var object: ObjectPointer {
        ObjectPointer(bitPattern: UInt(payload)).unsafelyUnwrapped
    }

    /// The kind of the object that a reference refers to, nil for plain values.
    public var objectKind: ObjectKind? { isReference ? object.pointee.kind : nil }

    /// The number of an enum value's case.
    public var enumCase: Int { isReference ? Int(object.pointee.tag) : Int(payload) }

    /// An address that tells objects apart; nil for plain values.
    public var identity: UInt? { isReference ? UInt(payload) : nil }

    /// The function of a closure.
    public var closureFunction: Int { Int(object.pointee.tag) }
}
