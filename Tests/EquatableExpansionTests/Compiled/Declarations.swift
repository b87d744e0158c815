// Structs as people write them, each with values that differ in one property at a time.

enum SwiftUI {
    @propertyWrapper struct State<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(initialValue: Value) { wrappedValue = initialValue }
    }
    @propertyWrapper struct Binding<Value> {
        let wrappedValue: Value
        init(_ value: Value) { wrappedValue = value }
    }
}
/// A wrapper whose own value has more than the wrapped one.
@propertyWrapper struct Logged<Value: Equatable>: Equatable {
    var wrappedValue: Value
    var label: String
    init(wrappedValue: Value, label: String = "") {
        self.wrappedValue = wrappedValue
        self.label = label
    }
}
@propertyWrapper struct Doubled: Equatable {
    private var half = 0
    var wrappedValue: Int { get { half * 2 } set { half = newValue / 2 } }
    init(wrappedValue: Int) { half = wrappedValue / 2 }
}
@propertyWrapper struct Projected: Equatable {
    var wrappedValue: Int
    var projectedValue: String { "\(wrappedValue)" }
}
protocol Animal: Equatable { var name: String { get } }
struct Dog: Animal, Hashable { var name: String }
final class Reference: Equatable {
    let n: Int
    init(_ n: Int) { self.n = n }
    static func == (a: Reference, b: Reference) -> Bool { a.n == b.n }
}

// Patterns and bindings.
@Equatable struct TypedPattern { let (a, b): (x: Int, y: String); init(_ a: Int, _ b: String) { (self.a, self.b) = (a, b) } }
@Equatable struct WithHole { let (a, _): (Int, Int); init(_ a: Int) { self.a = a } }
@Equatable struct MixedBindings { var a = 1, b: Int, c = 3, (d, e) = (4, 5); init(b: Int) { self.b = b } }
@Equatable struct ImplicitOptional { var a: Int!; var b: String? }
@Equatable struct InferredTypes { var a = [1], b = "b", c = 1.5 as Float, d = Dog(name: "d"), e: Dog? = nil }
@Equatable struct NamedTuple { let point: (x: Int, y: (z: Int, w: String)) }
@Equatable struct LongTuple { let t: (Int, Int, Int, Int, Int, Int, Int) }
@Equatable struct Keywords { let `default`: Int, `in`: Int, `self`: Int; let lhs: Int, rhs: Int }

// On the main actor, with what may be read from elsewhere.
@propertyWrapper struct Stepped { var wrappedValue: Int { didSet {} } }
@MainActor @Equatable struct OnActor { @Stepped var a: Int; @Projected var b: Int; let c: Dog }

// Names that the expansion uses.
@Equatable struct OwnHasher: Hashable { let hasher: Int; struct Hasher: Hashable {}; let other: Hasher; enum Bool { case a }; let bool: Bool }
@usableFromInline @Equatable struct Inlinable: Hashable { let s: String }
@Equatable struct HashedBeside { let id: Int; @SkipEquatable var note: String }
extension HashedBeside: Hashable {}

// Observers, private setters, access.
@Equatable struct Observers {
    var a: Int { didSet { print("a") } }
    var b: Int = 1 { willSet { _ = newValue } didSet { _ = oldValue } }
    private(set) var c: Int
    fileprivate(set) public var d: Int
    internal private(set) var e: [Int: String]
}
@Equatable struct AllPrivate { private let a: Int; private var b = 2; init(_ a: Int, _ b: Int) { self.a = a; self.b = b } }
@Equatable public struct PublicGeneric<T: Equatable> { public let value: T; let other: [T]
    init(_ value: T, _ other: [T]) { self.value = value; self.other = other } }
@Equatable package struct PackageLevel { package let a: Int; init(_ a: Int) { self.a = a } }
@Equatable fileprivate struct FileLevel { let a: Int }

// Constants, statics, computed ones.
@Equatable struct Constants {
    nonisolated(unsafe) static var shared = 1
    static let all = [1]
    nonisolated(unsafe) static var count = 0
    let fixed = 7, id: Int
    let name: String
    var computed: Int { get { id } set { _ = newValue } }
    var lazily: Int { id }
    subscript(i: Int) -> Int { i }
    let optional: Int?
    var unset: Int?
}

// Conditions.
@Equatable struct Conditions {
    let a: Int
    #if !MISSING
        let b: Int
        #if swift(>=5)
            var c: Int, d = 4
        #else
            let never: Int
        #endif
    #elseif OTHER
        let other: Int
    #endif
    #if canImport(NoSuchModule)
        let missing: NoSuchModule.Thing
    #endif
}

// Attributes and comments.
@Equatable
/// A struct with much above its properties.
struct Decorated {
    /// What it is called.
    @Logged(label: "name")
    // and more
    var name: String = "n"

    @available(macOS 14, iOS 17, *)
    var old: Int
    @Logged
    /* in between */
    var plain: Int = 1
    @Doubled var twice: Int = 2
    @Projected var shown: Int
    @inline(never) var f: Int { 1 }
    @Logged(wrappedValue: 5, label: "five") var five: Int
    @Logged @Logged var nested: Int = 3

    static func labelled() -> Self {
        var made = Decorated(old: 1, shown: 1)
        made._name.label = "other"
        return made
    }
}

// SwiftUI's wrappers.
@Equatable struct Qualified {
    @SwiftUI.State private var own: Int
    @SwiftUI.Binding var bound: Int
    @Environment(3) var environment: Int
    let title: String
    init(_ own: Int, _ bound: Int, _ title: String) {
        _own = .init(wrappedValue: own)
        _bound = .init(bound)
        self.title = title
    }
}

// Generics.
@Equatable struct TwoParameters<A, B> where A: Equatable, B: Equatable { let a: A, b: B?; let both: [B]? = nil; let pairs: [Int: [B]] }
@Equatable struct Unconstrained<A, B> { let a: A; @SkipEquatable var b: B }
@Equatable struct Composed<A: Equatable & Sendable> { let a: A }
@Equatable struct Phantom<Tag> { let id: Int; typealias Mark = Tag }
extension Array where Element: Equatable { @Equatable struct Window { let first: Element; let count: Int } }
@Equatable struct WithPack<each T> { let n: Int; init(_ n: Int) { self.n = n } }
@Equatable struct Sized<let n: Int> { let a: Int }
@Equatable struct OfSelf { let n: Int; static func make() -> Self { Self(n: 1, list: []) }; let list: [Self] }
enum Space<T> { enum Inner { @Equatable struct Deep<U: Equatable> { let t: T, u: U } } }
func local() -> Bool {
    struct Local: Equatable { let n: Int }
    return Local(n: 1) == Local(n: 2)
}

// Conformances.
@Equatable struct Hashed: Hashable { let a: Int; var (b, c) = (1, "c"); let d: [Dog]; init(a: Int, d: [Dog]) { self.a = a; self.d = d }; @SkipEquatable var f: @Sendable () -> Void = {} }
@Equatable struct HashedTuple: Hashable { let t: (Int, (String, Int)); @Logged2 var w: Int }
@propertyWrapper struct Logged2: Hashable { var wrappedValue: Int }
@Equatable struct HashedLater { let a: Int, b: Int }
@Equatable struct Conditionally<T> { let t: T }
protocol Marked {}
extension Conditionally: Marked where T: Marked {}
extension Conditionally: Sendable where T: Sendable {}
@Equatable struct Coded: Codable, Identifiable, Sendable { let name: String; let id: Int }
@Equatable struct ComparedToo: Comparable { let n: Int; let s: String; static func < (a: Self, b: Self) -> Bool { a.n < b.n } }

// References, numbers.
@Equatable struct Objects { let equal: Reference; weak var weakOne: Reference?; unowned(unsafe) let unsafe: Reference; unowned var safe: Reference }
@Equatable struct Numbers { let d: Double; let f: Float?; let u: UInt8; let c: Character; let r: Range<Int>; let o: Int?? }
@Equatable struct Empty {}
@Equatable struct OnlyStatics { static let a = 1; var b: Int { 2 } }
@Equatable struct Opaque<P: Animal> { let animal: P; let many: [P] }
@Equatable struct Functions { @SkipEquatable let a: () -> Void; @SkipEquatable var b: ((Int) -> Int)?; let n: Int }
@Equatable struct DefaultInInit { let a: Int; let b: Int; init(a: Int = 1, b: Int = 2) { self.a = a; self.b = b } }
@Equatable struct Paths {
    let path: KeyPath<String, Int> & Sendable, more: [any KeyPath<String, Int> & Sendable]
    let type: any Marked.Type, perhaps: (any Marked.Type)?, whole: Any.Type
}
struct First: Marked {}
struct Second: Marked {}
@Equatable struct Accessors { var stored: Int; var x: Int { _read { yield stored } _modify { yield &stored } } }
@Equatable struct InitAccessor { private var s: Int; var a: Int { @storageRestrictions(initializes: s) init { s = newValue } get { s } set { s = newValue } } }
@MainActor @Equatable struct Main { let n: Int; var s = [1] }
@MainActor @Equatable(isolation: .main) struct OnMain: @MainActor Hashable { var n: Int; let d: Dog }

func check<T: Equatable>(_ what: String, _ a: T, equals b: T, differsFrom others: T...) {
    if a != b { print("\(what): equal values differ") }
    for (number, other) in others.enumerated() where a == other { print("\(what): value \(number) compares equal") }
}
func hashes<T: Hashable>(_ what: String, _ a: T, _ b: T) { if a.hashValue != b.hashValue { print("\(what): hashes differ") } }

@main struct Program {
    @MainActor static func main() {
        check("typed", TypedPattern(1, "a"), equals: TypedPattern(1, "a"), differsFrom: TypedPattern(2, "a"), TypedPattern(1, "b"))
        check("aged", Aged(name: "a", title: "b"), equals: Aged(name: "a", title: "b"), differsFrom: Aged(name: "", title: "b"), Aged(name: "a", title: ""))
        check("old and new", OldAndNew(t: 1), equals: OldAndNew(t: 1), differsFrom: OldAndNew(t: 2))
        check("hole", WithHole(1), equals: WithHole(1), differsFrom: WithHole(2))
        var mixed = [MixedBindings](repeating: MixedBindings(b: 2), count: 5)
        mixed[0].a = 0; mixed[1].b = 0; mixed[2].c = 0; mixed[3].d = 0; mixed[4].e = 0
        for (n, m) in mixed.enumerated() { check("mixed \(n)", MixedBindings(b: 2), equals: MixedBindings(b: 2), differsFrom: m) }
        check("iuo", ImplicitOptional(a: 1, b: "b"), equals: ImplicitOptional(a: 1, b: "b"), differsFrom: ImplicitOptional(a: nil, b: "b"), ImplicitOptional(a: 1, b: nil))
        check("inferred", InferredTypes(), equals: InferredTypes(), differsFrom: InferredTypes(a: []), InferredTypes(b: ""), InferredTypes(c: 0), InferredTypes(d: Dog(name: "")), InferredTypes(e: Dog(name: "")))
        check("tuple", NamedTuple(point: (1, (2, "w"))), equals: NamedTuple(point: (1, (2, "w"))), differsFrom: NamedTuple(point: (0, (2, "w"))), NamedTuple(point: (1, (0, "w"))), NamedTuple(point: (1, (2, ""))))
        check("long", LongTuple(t: (1, 2, 3, 4, 5, 6, 7)), equals: LongTuple(t: (1, 2, 3, 4, 5, 6, 7)), differsFrom: LongTuple(t: (1, 2, 3, 4, 5, 6, 0)), LongTuple(t: (0, 2, 3, 4, 5, 6, 7)))
        check("keywords", Keywords(default: 1, in: 2, self: 3, lhs: 4, rhs: 5), equals: Keywords(default: 1, in: 2, self: 3, lhs: 4, rhs: 5), differsFrom: Keywords(default: 0, in: 2, self: 3, lhs: 4, rhs: 5), Keywords(default: 1, in: 0, self: 3, lhs: 4, rhs: 5), Keywords(default: 1, in: 2, self: 0, lhs: 4, rhs: 5), Keywords(default: 1, in: 2, self: 3, lhs: 0, rhs: 5), Keywords(default: 1, in: 2, self: 3, lhs: 4, rhs: 0))
        check("observers", Observers(a: 1, b: 1, c: 1, d: 1, e: [1: ""]), equals: Observers(a: 1, b: 1, c: 1, d: 1, e: [1: ""]), differsFrom: Observers(a: 0, b: 1, c: 1, d: 1, e: [1: ""]), Observers(a: 1, b: 0, c: 1, d: 1, e: [1: ""]), Observers(a: 1, b: 1, c: 0, d: 1, e: [1: ""]), Observers(a: 1, b: 1, c: 1, d: 0, e: [1: ""]), Observers(a: 1, b: 1, c: 1, d: 1, e: [:]))
        check("private", AllPrivate(1, 2), equals: AllPrivate(1, 2), differsFrom: AllPrivate(0, 2), AllPrivate(1, 0))
        check("public", PublicGeneric(1, [2]), equals: PublicGeneric(1, [2]), differsFrom: PublicGeneric(0, [2]), PublicGeneric(1, []))
        check("package", PackageLevel(1), equals: PackageLevel(1), differsFrom: PackageLevel(0))
        check("file", FileLevel(a: 1), equals: FileLevel(a: 1), differsFrom: FileLevel(a: 0))
        check("constants", Constants(id: 1, name: "n", optional: 1, unset: 1), equals: Constants(id: 1, name: "n", optional: 1, unset: 1), differsFrom: Constants(id: 0, name: "n", optional: 1, unset: 1), Constants(id: 1, name: "", optional: 1, unset: 1), Constants(id: 1, name: "n", optional: nil, unset: 1), Constants(id: 1, name: "n", optional: 1))
        check("conditions", Conditions(a: 1, b: 1, c: 1), equals: Conditions(a: 1, b: 1, c: 1), differsFrom: Conditions(a: 0, b: 1, c: 1), Conditions(a: 1, b: 0, c: 1), Conditions(a: 1, b: 1, c: 0), Conditions(a: 1, b: 1, c: 1, d: 0))
        var decorated = [Decorated](repeating: Decorated(old: 1, shown: 1), count: 7)
        decorated[0].name = ""; decorated[1].plain = 0; decorated[2].twice = 8; decorated[3].shown = 0; decorated[4].five = 0; decorated[5].nested = 0
        decorated[6] = Decorated(old: 0, shown: 1)
        for (n, d) in decorated.enumerated() { check("decorated \(n)", Decorated(old: 1, shown: 1), equals: Decorated(old: 1, shown: 1), differsFrom: d) }
        check("label", Decorated(old: 1, shown: 1), equals: Decorated(old: 1, shown: 1), differsFrom: Decorated.labelled())
        check("qualified", Qualified(1, 2, "t"), equals: Qualified(9, 2, "t"), differsFrom: Qualified(1, 0, "t"), Qualified(1, 2, ""))
        check("two", TwoParameters(a: 1, b: "b", pairs: [1: ["x"]]), equals: TwoParameters(a: 1, b: "b", pairs: [1: ["x"]]), differsFrom: TwoParameters(a: 0, b: "b", pairs: [1: ["x"]]), TwoParameters(a: 1, b: nil, pairs: [1: ["x"]]), TwoParameters(a: 1, b: "b", pairs: [1: []]))
        check("unconstrained", Unconstrained(a: 1, b: Dog.init), equals: Unconstrained(a: 1, b: Dog.init), differsFrom: Unconstrained(a: 2, b: Dog.init))
        check("composed", Composed(a: 1), equals: Composed(a: 1), differsFrom: Composed(a: 0))
        check("phantom", Phantom<Object2>(id: 1), equals: Phantom(id: 1), differsFrom: Phantom(id: 0))
        check("window", [Int].Window(first: 1, count: 2), equals: .init(first: 1, count: 2), differsFrom: .init(first: 0, count: 2), .init(first: 1, count: 0))
        check("pack", WithPack<Int, String>(1), equals: .init(1), differsFrom: .init(2))
        check("sized", Sized<3>(a: 1), equals: .init(a: 1), differsFrom: .init(a: 2))
        check("self", OfSelf(n: 1, list: []), equals: OfSelf(n: 1, list: []), differsFrom: OfSelf(n: 0, list: []), OfSelf(n: 1, list: [.make()]))
        check("deep", Space<Int>.Inner.Deep(t: 1, u: "u"), equals: .init(t: 1, u: "u"), differsFrom: .init(t: 0, u: "u"), .init(t: 1, u: ""))
        var hashed = Hashed(a: 1, d: [Dog(name: "d")]); let first = hashed
        hashes("hashed", first, hashed); hashed.b = 0
        check("hashed", first, equals: first, differsFrom: hashed, Hashed(a: 0, d: [Dog(name: "d")]), Hashed(a: 1, d: []))
        check("hashed tuple", HashedTuple(t: (1, ("s", 2)), w: 1), equals: HashedTuple(t: (1, ("s", 2)), w: 1), differsFrom: HashedTuple(t: (1, ("s", 0)), w: 1), HashedTuple(t: (1, ("s", 2)), w: 0))
        hashes("hashed tuple", HashedTuple(t: (1, ("s", 2)), w: 1), HashedTuple(t: (1, ("s", 2)), w: 1))
        check("conditionally", Conditionally(t: 1), equals: Conditionally(t: 1), differsFrom: Conditionally(t: 0))
        check("coded", Coded(name: "n", id: 1), equals: Coded(name: "n", id: 1), differsFrom: Coded(name: "", id: 1), Coded(name: "n", id: 0))
        check("comparable", ComparedToo(n: 1, s: "s"), equals: ComparedToo(n: 1, s: "s"), differsFrom: ComparedToo(n: 1, s: ""), ComparedToo(n: 0, s: "s"))
        let (r, q) = (Reference(1), Reference(2))
        func objects(_ a: Reference, _ b: Reference?, _ c: Reference, _ d: Reference) -> Objects { Objects(equal: a, weakOne: b, unsafe: c, safe: d) }
        check("objects", objects(r, r, r, r), equals: objects(r, r, r, r), differsFrom: objects(q, r, r, r), objects(r, q, r, r), objects(r, nil, r, r), objects(r, r, q, r), objects(r, r, r, q))
        check("numbers", Numbers(d: 1, f: 1, u: 1, c: "c", r: 0..<1, o: 1), equals: Numbers(d: 1, f: 1, u: 1, c: "c", r: 0..<1, o: 1), differsFrom: Numbers(d: 0, f: 1, u: 1, c: "c", r: 0..<1, o: 1), Numbers(d: 1, f: nil, u: 1, c: "c", r: 0..<1, o: 1), Numbers(d: 1, f: 1, u: 0, c: "c", r: 0..<1, o: 1), Numbers(d: 1, f: 1, u: 1, c: "d", r: 0..<1, o: 1), Numbers(d: 1, f: 1, u: 1, c: "c", r: 0..<2, o: 1), Numbers(d: 1, f: 1, u: 1, c: "c", r: 0..<1, o: .some(nil)))
        check("empty", Empty(), equals: Empty()); check("statics", OnlyStatics(), equals: OnlyStatics())
        check("opaque", Opaque(animal: Dog(name: "a"), many: []), equals: Opaque(animal: Dog(name: "a"), many: []), differsFrom: Opaque(animal: Dog(name: "b"), many: []), Opaque(animal: Dog(name: "a"), many: [Dog(name: "a")]))
        check("functions", Functions(a: {}, b: nil, n: 1), equals: Functions(a: {}, b: { $0 }, n: 1), differsFrom: Functions(a: {}, n: 0))
        check("default", DefaultInInit(), equals: DefaultInInit(), differsFrom: DefaultInInit(a: 0), DefaultInInit(b: 0))
        let paths = Paths(path: \.count, more: [\.utf8.count], type: First.self, perhaps: nil, whole: Int.self)
        check("paths", paths, equals: Paths(path: \.count, more: [\.utf8.count], type: First.self, perhaps: nil, whole: Int.self),
              differsFrom: Paths(path: \.utf8.count, more: [\.utf8.count], type: First.self, perhaps: nil, whole: Int.self),
              Paths(path: \.count, more: [], type: First.self, perhaps: nil, whole: Int.self),
              Paths(path: \.count, more: [\.utf8.count], type: Second.self, perhaps: nil, whole: Int.self),
              Paths(path: \.count, more: [\.utf8.count], type: First.self, perhaps: First.self, whole: Int.self),
              Paths(path: \.count, more: [\.utf8.count], type: First.self, perhaps: nil, whole: Bool.self))
        check("accessors", Accessors(stored: 1), equals: Accessors(stored: 1), differsFrom: Accessors(stored: 2))
        check("init accessor", InitAccessor(a: 1), equals: InitAccessor(a: 1), differsFrom: InitAccessor(a: 2))
        check("main", Main(n: 1), equals: Main(n: 1), differsFrom: Main(n: 0), Main(n: 1, s: []))
        if OnMain(n: 1, d: Dog(name: "")) != OnMain(n: 1, d: Dog(name: "")) || OnMain(n: 1, d: Dog(name: "")) == OnMain(n: 1, d: Dog(name: "x")) { print("on main: wrong") }
        hashes("hashed beside", HashedBeside(id: 1, note: "a"), HashedBeside(id: 1, note: "b"))
        let onActor = OnActor(a: 1, b: 1, c: Dog(name: "c"))
        for other in [OnActor(a: 0, b: 1, c: Dog(name: "c")), OnActor(a: 1, b: 0, c: Dog(name: "c")), OnActor(a: 1, b: 1, c: Dog(name: ""))] where onActor == other { print("on actor: wrong") }
        print("checked")
    }
}
final class Object2 {}
@Equatable struct Aged: Hashable {
    @available(*, deprecated, renamed: "title") let name: String
    let title: String
}
@available(*, deprecated) @Equatable struct AllOld { @available(*, deprecated) let name: String }
@Equatable struct OldAndNew<T> { @available(*, deprecated) let t: T }
