import SwiftInterpreter

/// The elements of a ForEach: how many, which, and what tells each apart.
struct RowSource {
    enum Elements {
        case array(Value)
        case range(Int)
        /// The place of an array; elements are bindings, with the transaction of the array's.
        case binding(location: Value, array: Value, transaction: Value)
    }

    let elements: Elements
    let count: Int
    /// The key path to the id; nil for Identifiable elements, and for the numbers of a range, of which each is then told
    /// by how far it is from the first one.
    let keyPath: Value?
    let content: Value
    /// Whether two elements may have one id; the numbers of a range are all different.
    let mayRepeatIdentities: Bool

    /// Rows of all elements together can be counted: a range may name more than fit into a number.
    static let countLimit = 1 << 32
}

/// Identities that were seen, which are hashes already.
struct IdentitySet {
    /// An open-addressing table, at most half full; zero stands for a free place.
    private var places: ContiguousArray<UInt64>
    private var hasZero = false

    /// A set with room for so many.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = ContiguousArray(repeating: 0, count: size)
    }

    /// Adds an identity; false if it was there.
    mutating func insert(_ identity: UInt64) -> Bool {
        if identity == 0 {
            defer { hasZero = true }
            return !hasZero
        }
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: identity) & mask
        while places[place] != 0 {
            if places[place] == identity { return false }
            place = (place + 1) & mask
        }
        places[place] = identity
        return true
    }
}

extension Runtime {
    /// The elements of a ForEach; its parts are borrowed from it. `hold` keeps what must be released after use.
    func rowSource(of view: Value, hold: inout [Value]) throws(Interruption) -> RowSource {
        let data = vocabulary.field("data", of: view)
        let keyPath = vocabulary.field("id", of: view).wrappedValue
        let content = vocabulary.field("content", of: view)
        if data.type == .array, data.isReference {
            return RowSource(
                elements: .array(data), count: heap.arrayCount(data), keyPath: keyPath, content: content, mayRepeatIdentities: true)
        }
        switch vocabulary.builtin(data) {
        case .range, .closedRange:
            let lower = heap.slot(data, 0).asInt
            let upper = heap.slot(data, 1).asInt
            let (distance, overflows) = upper.subtractingReportingOverflow(lower)
            guard !overflows, distance < RowSource.countLimit else {
                throw Interruption.trap("a ForEach over more than \(RowSource.countLimit) elements is not supported")
            }
            let count = vocabulary.builtin(data) == .closedRange ? distance + 1 : distance
            return RowSource(
                elements: .range(lower), count: max(0, count), keyPath: keyPath, content: content,
                mayRepeatIdentities: keyPath.map { !isIdentity($0) } ?? false)
        case .binding:
            let location = vocabulary.field("_location", of: data)
            let array = try read(location)
            hold.append(array)
            guard array.type == .array, array.isReference else {
                throw Interruption.trap("ForEach takes a binding to an array")
            }
            return RowSource(
                elements: .binding(location: location, array: array, transaction: vocabulary.field("_transaction", of: data)),
                count: heap.arrayCount(array), keyPath: keyPath, content: content, mayRepeatIdentities: true)
        default:
            throw Interruption.trap("ForEach cannot index a value of type \(machine.types[data.type].name)")
        }
    }

    /// An element as the content closure takes it, owned.
    func element(_ index: Int, of rows: RowSource) -> Value {
        switch rows.elements {
        case .array(let array):
            let element = heap.arrayElement(array, index)
            heap.retain(element)
            return element
        case .range(let lower):
            return .int(lower + index)
        case .binding(let location, let array, let transaction):
            guard let place = vocabulary.type(.elementLocation) else { return .void }
            heap.retain(location)
            let element = heap.arrayElement(array, index)
            heap.retain(element)
            let target = heap.makeObject(.structure, type: place, taking: [location, .int(index)])
            heap.retain(transaction)
            return makeBinding(value: element, location: target, transaction: transaction)
        }
    }

    /// The id of an element, as a hash, and as a value that is owned.
    func identity(_ index: Int, of rows: RowSource) throws(Interruption) -> (hash: UInt64, id: Value) {
        let element: Value
        switch rows.elements {
        case .range where rows.keyPath == nil: return (try machine.hash(.int(index)), .int(index))
        case .range(let lower): element = .int(lower + index)
        case .array(let array), .binding(_, let array, _): element = heap.arrayElement(array, index)
        }
        let id = try self.id(of: element, keyPath: rows.keyPath)
        return (try machine.hash(id), id)
    }

    /// Whether a key path is `\.self`.
    private func isIdentity(_ keyPath: Value) -> Bool {
        let components = machine.components(of: keyPath)
        return components.isEmpty || components == ["self"]
    }

    /// The id of an element, owned: by key path, or its `id`.
    private func id(of element: Value, keyPath: Value?) throws(Interruption) -> Value {
        if let keyPath {
            if isIdentity(keyPath) {
                heap.retain(element)
                return element
            }
            return try machine.value(at: keyPath, of: element)
        }
        if element.isReference, let slot = vocabulary.slot("id", of: element.type) {
            let id = heap.slot(element, slot)
            heap.retain(id)
            return id
        }
        guard let getter = vocabulary.implementation(of: "Identifiable", "id", for: element.type) else {
            if machine.kind(of: element.type) == .class { return .int(Int(truncatingIfNeeded: element.payload)) }
            throw Interruption.trap("`\(machine.types[element.type].name)` has no id")
        }
        return try machine.call(getter, [element])
    }
}
