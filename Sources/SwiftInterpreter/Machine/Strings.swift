import Foundation

/// A string's memory: header, cached hash, capacity, cached length, then the bytes in UTF-8.
///
/// `slotCount` is the number of bytes. `tag` holds what is known of the contents. A substring has no hash kept: in its
/// place stands where it begins in the text that it is a part of.
struct StringLayout {
    static let headerSize = 40
    /// All bytes are ASCII.
    static let ascii: UInt32 = 1
    /// The hash is there.
    static let hashed: UInt32 = 2

    let object: ObjectPointer
    @inline(__always) init(_ object: ObjectPointer) { self.object = object }

    private var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(object) }
    var hash: UnsafeMutablePointer<UInt64> { (raw + 24).assumingMemoryBound(to: UInt64.self) }
    var capacity: UnsafeMutablePointer<UInt32> { (raw + 32).assumingMemoryBound(to: UInt32.self) }
    /// The number of characters plus 1; 0 when it was not counted yet.
    var characters: UnsafeMutablePointer<UInt32> { (raw + 36).assumingMemoryBound(to: UInt32.self) }
    var bytes: UnsafeMutablePointer<UInt8> { (raw + 40).assumingMemoryBound(to: UInt8.self) }
    var count: Int { Int(object.pointee.slotCount) }
    var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
    var isASCII: Bool { object.pointee.tag & StringLayout.ascii != 0 }

    func copy(from other: StringLayout) {
        bytes.update(from: other.bytes, count: other.count)
        object.pointee.slotCount = other.object.pointee.slotCount
        object.pointee.tag = other.object.pointee.tag
        hash.pointee = other.hash.pointee
        characters.pointee = other.characters.pointee
    }
}

/// Strings, characters and substrings: all three are an object with their text in UTF-8.
extension Heap {
    /// Strings longer than this are refused: lengths are kept in 32 bits.
    public static let longestString = Int(UInt32.max) - 64

    func allocateString(capacity: Int, type: TypeID) -> ObjectPointer {
        let object = allocateBytes(StringLayout.headerSize + capacity)
        object.pointee.kind = .string
        object.pointee.typeWord = type.rawValue
        object.pointee.slotCount = 0
        object.pointee.tag = StringLayout.ascii
        let layout = StringLayout(object)
        layout.capacity.pointee = UInt32(self.capacity(of: object) - StringLayout.headerSize)
        layout.characters.pointee = 0
        if type == .substring { layout.hash.pointee = 0 }
        return object
    }

    /// Where a text begins in the one that it is a part of, in bytes: places are counted from there. 0 for a whole text.
    public func start(of text: Value) -> Int {
        text.type == .substring ? Int(truncatingIfNeeded: StringLayout(text.object).hash.pointee) : 0
    }

    /// A part of a text, which begins there.
    public func makeSubstring(utf8 bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Value {
        let part = makeString(utf8: bytes, type: .substring)
        StringLayout(part.object).hash.pointee = UInt64(start)
        return part
    }

    /// A String, or a Character or Substring by `type`.
    public func makeString(_ text: String, type: TypeID = .string) -> Value {
        var text = text
        return text.withUTF8 { makeString(utf8: $0, type: type) }
    }

    /// A string from bytes that are valid UTF-8.
    public func makeString(utf8 bytes: UnsafeBufferPointer<UInt8>, type: TypeID = .string) -> Value {
        if bytes.count <= 1, !asciiCharacters.isEmpty {
            if type == .string, bytes.isEmpty {
                retain(emptyString)
                return emptyString
            }
            if type == .character, bytes.count == 1, bytes[0] < 128 {
                let character = asciiCharacters[Int(bytes[0])]
                retain(character)
                return character
            }
        }
        let object = allocateString(capacity: bytes.count, type: type)
        let layout = StringLayout(object)
        if let start = bytes.baseAddress { layout.bytes.update(from: start, count: bytes.count) }
        object.pointee.slotCount = UInt32(bytes.count)
        object.pointee.tag = containsOnlyASCII(bytes) ? StringLayout.ascii : 0
        return object.value
    }

    /// The text as a string of the host.
    public func string(_ value: Value) -> String {
        String(decoding: StringLayout(value.object).utf8, as: UTF8.self)
    }

    /// The bytes of a string, for the time of the call.
    public func withUTF8<Result>(_ value: Value, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(StringLayout(value.object).utf8)
    }

    public func byteCount(_ string: Value) -> Int { StringLayout(string.object).count }

    public func isASCII(_ string: Value) -> Bool { StringLayout(string.object).isASCII }

    /// The number of characters; counted once, then kept with the string.
    public func characterCount(_ value: Value) -> Int {
        let layout = StringLayout(value.object)
        if layout.characters.pointee != 0 { return Int(layout.characters.pointee) - 1 }
        // CR LF is the one character of two ASCII bytes.
        let count = layout.isASCII && memchr(layout.bytes, 13, layout.count) == nil
            ? layout.count : string(value).count
        layout.characters.pointee = UInt32(count + 1)
        return count
    }

    /// Appends to a string that the caller owns: in place when no one else holds it, with room to grow.
    public func append(to place: inout Value, utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        let old = place.object
        let oldLayout = StringLayout(old)
        let oldCount = oldLayout.count
        let newCount = oldCount + bytes.count
        let stillASCII = oldLayout.isASCII && containsOnlyASCII(bytes)
        if isUnique(old) && Int(oldLayout.capacity.pointee) >= newCount {
            (oldLayout.bytes + oldCount).update(from: start, count: bytes.count)
            old.pointee.slotCount = UInt32(newCount)
            old.pointee.tag = stillASCII ? StringLayout.ascii : 0
            oldLayout.characters.pointee = 0
            return
        }
        let object = allocateString(
            capacity: max(newCount, min(oldCount * 2, newCount + (1 << 28), Heap.longestString)), type: place.type)
        let layout = StringLayout(object)
        layout.bytes.update(from: oldLayout.bytes, count: oldCount)
        (layout.bytes + oldCount).update(from: start, count: bytes.count)
        object.pointee.slotCount = UInt32(newCount)
        object.pointee.tag = stillASCII ? StringLayout.ascii : 0
        if place.type == .substring { layout.hash.pointee = oldLayout.hash.pointee }
        let oldValue = place
        place.payload = object.value.payload
        release(oldValue)
    }

    /// Appends one string value to another that the caller owns.
    public func append(to place: inout Value, string: Value) {
        retain(string)  // may be the same object
        append(to: &place, utf8: StringLayout(string.object).utf8)
        release(string)
    }

    /// A new string of both.
    func concatenation(_ a: Value, _ b: Value) -> Value {
        let first = StringLayout(a.object), second = StringLayout(b.object)
        let object = allocateString(capacity: first.count + second.count, type: a.type)
        let layout = StringLayout(object)
        layout.bytes.update(from: first.bytes, count: first.count)
        (layout.bytes + first.count).update(from: second.bytes, count: second.count)
        object.pointee.slotCount = UInt32(first.count + second.count)
        object.pointee.tag = first.isASCII && second.isASCII ? StringLayout.ascii : 0
        return object.value
    }

    /// Whether two texts are equal as Swift has it: by characters, whichever way they are written.
    public func stringsEqual(_ a: Value, _ b: Value) -> Bool {
        if a.payload == b.payload { return true }
        let first = StringLayout(a.object), second = StringLayout(b.object)
        if first.count == second.count, memcmp(first.bytes, second.bytes, first.count) == 0 { return true }
        if first.isASCII || second.isASCII { return false }
        return string(a) == string(b)
    }

    /// -1, 0 or 1 by Swift's order of strings.
    public func compareStrings(_ a: Value, _ b: Value) -> Int {
        let first = StringLayout(a.object), second = StringLayout(b.object)
        if first.isASCII && second.isASCII {
            let order = memcmp(first.bytes, second.bytes, min(first.count, second.count))
            if order != 0 { return order < 0 ? -1 : 1 }
            return first.count == second.count ? 0 : first.count < second.count ? -1 : 1
        }
        let left = string(a), right = string(b)
        return left == right ? 0 : left < right ? -1 : 1
    }

    /// The hash of a text, equal for texts that are equal; kept with the string.
    public func hashString(_ value: Value) -> UInt64 {
        let layout = StringLayout(value.object)
        if layout.object.pointee.tag & StringLayout.hashed != 0 { return layout.hash.pointee }
        let hash: UInt64
        if layout.isASCII {
            hash = hashBytes(UnsafeRawBufferPointer(layout.utf8))
        } else {
            let composed = string(value).precomposedStringWithCanonicalMapping
            hash = Array(composed.utf8).withUnsafeBytes(hashBytes)
        }
        if layout.object.pointee.typeWord == TypeID.substring.rawValue { return hash }
        layout.hash.pointee = hash
        layout.object.pointee.tag |= StringLayout.hashed
        return hash
    }
}

/// Whether no byte has its high bit set.
private func containsOnlyASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    let raw = UnsafeRawPointer(start)
    var index = 0
    var seen: UInt64 = 0
    while index + 8 <= bytes.count {
        seen |= raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
    }
    while index < bytes.count {
        seen |= UInt64(bytes[index])
        index += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
}

private func hashBytes(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
        hash = mixHash(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
    }
    return mixHash(hash, rest)
}

/// Folds one word more into a hash.
@inline(__always)
func mixHash(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word ^ 0x2D35_8DCC_AA6C_78A5).multipliedFullWidth(by: 0x8BB8_4B93_962E_ACC9)
    return product.high ^ product.low
}
