/// What is known of a type while programs run.
public struct RuntimeType {
    public enum Kind: Sendable { case primitive, `struct`, `class`, `enum`, `protocol`, tuple }

    /// A stored property of a struct or class, or an element of a tuple (its name is empty without a label).
    public struct Field {
        public var name: String
        public var type: Type
        public var ownership: LocalVariable.Ownership

        public init(name: String, type: Type, ownership: LocalVariable.Ownership = .strong) {
            self.name = name
            self.type = type
            self.ownership = ownership
        }
    }

    /// A case of an enum.
    public struct Case {
        public var name: String
        /// One for each associated value, nil without a label.
        public var labels: [String?]
    }

    public let id: TypeID
    /// With the enclosing types: `Screen.Row`.
    public var name: String
    public var kind: Kind
    public var fields: [Field] = []
    public var cases: [Case] = []
    public var decl: NominalDecl?
    public var superclass: TypeID?
    /// A view's type: each value made of it is counted in `Machine.created`.
    public var isView = false
    /// A view modifier's type: its values have a body of their own, so they are counted in `Machine.created`, too. They are
    /// no views, and not in `Machine.viewsCreated`.
    public var isModifier = false
    /// A view that the author of a body did not write; it is not counted in `Machine.viewsCreated`.
    public var isTransparent = false
    /// The function number of `deinit`, that of the superclass included if the class has none of its own.
    public var deinitializer: Int?
}

/// How many values were made of each type, in a list by number: one is counted for each view that a body makes.
public struct CreationCounts {
    private var counts: ContiguousArray<Int> = []
    private var touched: ContiguousArray<TypeID> = []

    public var isEmpty: Bool { touched.isEmpty }

    mutating func count(_ type: TypeID) {
        let index = Int(type.rawValue)
        if index >= counts.count { counts.append(contentsOf: repeatElement(0, count: index + 1 - counts.count)) }
        if counts[index] == 0 { touched.append(type) }
        counts[index] += 1
    }

    /// The types of which there are values, by their numbers, and how many.
    public var all: [(type: TypeID, count: Int)] {
        touched.sorted { $0.rawValue < $1.rawValue }.map { ($0, counts[Int($0.rawValue)]) }
    }

    public mutating func removeAll() {
        for type in touched { counts[Int(type.rawValue)] = 0 }
        touched.removeAll(keepingCapacity: true)
    }
}

/// The types that values can have at run time.
public struct TypeTable {
    private var types: [RuntimeType] = []
    private var tuples: [[String?]: TypeID] = [:]
    /// Whether any class has a `deinit`.
    public private(set) var hasDeinitializers = false

    init() {
        let primitives: [(TypeID, String)] = [
            (.hole, "<uninitialised>"), (.void, "()"), (.none, "nil"), (.bool, "Bool"), (.int, "Int"),
            (.int8, "Int8"), (.int16, "Int16"), (.int32, "Int32"), (.int64, "Int64"), (.uint, "UInt"),
            (.uint8, "UInt8"), (.uint16, "UInt16"), (.uint32, "UInt32"), (.uint64, "UInt64"),
            (.double, "Double"), (.float, "Float"), (.metatype, "Any.Type"), (.string, "String"),
            (.character, "Character"), (.substring, "Substring"), (.array, "Array"),
            (.dictionary, "Dictionary"), (.set, "Set"), (.function, "(Function)"), (.keyPath, "KeyPath"),
            (.box, "<variable>"), (.native, "<native>"), (.tuple, "<tuple>"),
            (.weakReference, "<weak>"), (.hasher, "Hasher"), (.optional, "Optional"), (.any, "Any"),
        ]
        for (id, name) in primitives {
            types.append(RuntimeType(id: id, name: name, kind: id == .tuple ? .tuple : .primitive))
        }
    }

    public var count: Int { types.count }

    public subscript(id: TypeID) -> RuntimeType {
        get { types[Int(id.rawValue)] }
        set { types[Int(id.rawValue)] = newValue }
    }

    // One field of a type, without a copy of the rest.
    func kind(of id: TypeID) -> RuntimeType.Kind { types[Int(id.rawValue)].kind }
    func isView(_ id: TypeID) -> Bool { types[Int(id.rawValue)].isView }
    func isTransparent(_ id: TypeID) -> Bool { types[Int(id.rawValue)].isTransparent }

    /// Gives a declaration its number. Fields and cases are taken from the declaration as it stands;
    /// call `update` when members were added later.
    public mutating func declare(_ decl: NominalDecl) -> TypeID {
        let id = TypeID(rawValue: UInt32(types.count))
        types.append(RuntimeType(id: id, name: decl.qualifiedName, kind: .struct))
        decl.typeID = id
        update(decl)
        return id
    }

    /// Reads a declaration anew, under the number that it has.
    public mutating func update(_ decl: NominalDecl) {
        let index = Int(decl.typeID.rawValue)
        types[index].name = decl.qualifiedName
        types[index].decl = decl
        if decl.typeID.rawValue >= TypeID.firstDeclared.rawValue {
            types[index].kind = switch decl.kind {
            case .struct: .struct
            case .class, .actor: .class
            case .enum: .enum
            case .protocol: .protocol
            }
        }
        types[index].fields = decl.storedProperties.map {
            RuntimeType.Field(name: $0.name, type: $0.type, ownership: $0.ownership)
        }
        types[index].cases = decl.cases.map { enumCase in
            RuntimeType.Case(name: enumCase.name, labels: enumCase.parameters.map(\.label))
        }
        types[index].isTransparent = decl.isTransparentView
        types[index].superclass = nil
        types[index].deinitializer = decl.deinitializer?.functionID
        if case .nominal(let superclass, _)? = decl.superclass {
            types[index].superclass = superclass.typeID
            if types[index].deinitializer == nil {
                types[index].deinitializer = self[superclass.typeID].deinitializer
            }
        }
        if types[index].deinitializer != nil { hasDeinitializers = true }
    }

    /// The type of tuples with these labels; `.tuple` when there is none.
    public mutating func tuple(labels: [String?]) -> TypeID {
        if labels.allSatisfy({ $0 == nil }) { return .tuple }
        if let known = tuples[labels] { return known }
        let id = TypeID(rawValue: UInt32(types.count))
        var type = RuntimeType(id: id, name: "<tuple>", kind: .tuple)
        type.fields = labels.map { RuntimeType.Field(name: $0 ?? "", type: .any) }
        types.append(type)
        tuples[labels] = id
        return id
    }

    /// Whether `type` is `ancestor` or one of its subclasses.
    public func isSubclass(_ type: TypeID, of ancestor: TypeID) -> Bool {
        var current: TypeID? = type
        while let id = current {
            if id == ancestor { return true }
            current = self[id].superclass
        }
        return false
    }
}
