// Each type differs in one property at a time: `check` tells when values that differ compare equal, or equal ones do not.

protocol View {}
@propertyWrapper struct Binding<Value> {
    let wrappedValue: Value
    init(_ value: Value) { wrappedValue = value }
}
extension Binding: Sendable where Value: Sendable {}
@propertyWrapper struct Clamped: Equatable {
    var wrappedValue: Int
    let limit: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
        limit = range.upperBound
    }
}
final class Object {}

func check<T: Equatable>(_ what: String, _ a: T, equals b: T, differsFrom others: T...) {
    if a != b { print("\(what): equal values differ") }
    for (number, other) in others.enumerated() where a == other { print("\(what): value \(number) compares equal") }
}

@Equatable struct Several { let a: Int, b: Int; var c, d: String }

@Equatable struct Patterns {
    var (x, (y, z)) = (1, (2, 3))
    let (p, q): (Int, String)

    init(x: Int = 1, y: Int = 2, z: Int = 3, p: Int = 4, q: String = "q") {
        self.p = p
        self.q = q
        self.x = x
        self.y = y
        self.z = z
    }
}

@Equatable struct Observed {
    var a = 0 { didSet { _ = a } }
    var b: Int { willSet { _ = newValue } }
    private(set) var c = 0
    var computed: Int { a + b }
    static let shared = 0
    let constant = 7
    @SkipEquatable lazy var late = 3
}

@Equatable struct References {
    weak var weakOne: Object?
    unowned let other: Object
    let name: String
}

@Equatable struct Conditional {
    let a: Int
    #if DEBUGGING
        let b: Missing
    #else
        let c: Int
    #endif
}

@Equatable struct Wrapped {
    @Clamped(0...5) var level = 1
    @Binding var bound: String
    @State var own = 0
    let binding: Binding<Int>
}

enum Outer {
    @Equatable struct Nested<Value, Element> where Element: Equatable {
        let value: Value
        let list: [Element]
        @SkipEquatable let make: (Value) -> Void

        @Equatable struct Inner { let n: Value }
    }
}

@Equatable public struct Visible: Hashable {
    public let id: Int
    let size: (Int, Int)
    let title: String
    public init(id: Int, size: (Int, Int), title: String) {
        self.id = id
        self.size = size
        self.title = title
    }
}

/// A wrapper of the program's own, by a name of SwiftUI's.
@propertyWrapper struct Query<Value> { var wrappedValue: Value }
@Equatable struct OwnWrapper { @Query var found: Int; @Query var names: [String] }

// Generic parameters that an extension does not spell out.
struct Generic<Value, Key: Hashable> { enum Kind<Other> {} }
extension Generic { @Equatable struct Entry { let value: Value; let key: Key } }
extension Generic.Kind { @Equatable struct Deep { let value: [Value], other: Other? } }
extension Array { @Equatable struct Slot { let element: Element; let place: Int } }
extension Dictionary { @Equatable struct Pair { let key: Key; let value: Value } }

// Two of a name: what `Mark` means depends on where it stands.
enum Left { typealias Mark = Int; @Equatable struct Twin { let mark: Mark } }
enum Right { typealias Mark = (Int, (Int, Int)); @Equatable struct Twin { let mark: Mark } }

@Equatable private struct Hidden { fileprivate let `class`: String; let tuple: (Int, (String, Bool)) }

protocol Container { associatedtype Item }
@Equatable struct Holder<C: Container> where C.Item: Equatable {
    let item: C.Item
}
struct Numbers: Container { typealias Item = Int }

@MainActor @Equatable struct Isolated: View {
    let title: String
    @Binding var count: Int
    @SkipEquatable let onTap: () -> Void
}

@MainActor @Equatable(isolation: .main) struct OnMain: View { var title: String }

nonisolated func compareAnywhere(_ a: Isolated, _ b: Isolated) -> Bool { a == b }

@main struct Program {
    @MainActor static func main() {
        check("several", Several(a: 1, b: 2, c: "c", d: "d"), equals: Several(a: 1, b: 2, c: "c", d: "d"),
              differsFrom: Several(a: 0, b: 2, c: "c", d: "d"), Several(a: 1, b: 0, c: "c", d: "d"),
              Several(a: 1, b: 2, c: "", d: "d"), Several(a: 1, b: 2, c: "c", d: ""))
        check("patterns", Patterns(), equals: Patterns(), differsFrom: Patterns(x: 0), Patterns(y: 0), Patterns(z: 0),
              Patterns(p: 0), Patterns(q: ""))
        var private1 = Observed(b: 1)
        private1.a = 0
        check("observed", Observed(b: 1), equals: private1, differsFrom: Observed(a: 1, b: 1), Observed(b: 2))

        let (one, two) = (Object(), Object())
        check("references", References(weakOne: one, other: one, name: "n"), equals: References(weakOne: one, other: one, name: "n"),
              differsFrom: References(weakOne: two, other: one, name: "n"), References(weakOne: nil, other: one, name: "n"),
              References(weakOne: one, other: two, name: "n"), References(weakOne: one, other: one, name: ""))
        check("conditional", Conditional(a: 1, c: 1), equals: Conditional(a: 1, c: 1),
              differsFrom: Conditional(a: 0, c: 1), Conditional(a: 1, c: 0))
        func wrapped(_ level: Int, _ bound: String, own: Int = 0, _ binding: Int) -> Wrapped {
            Wrapped(level: level, bound: Binding(bound), own: own, binding: Binding(binding))
        }
        check("wrapped", wrapped(1, "b", 2), equals: wrapped(1, "b", own: 9, 2), differsFrom: wrapped(2, "b", 2), wrapped(1, "", 2),
              wrapped(1, "b", 3))
        func nested(_ value: Int, _ list: [String]) -> Outer.Nested<Int, String> { .init(value: value, list: list, make: { _ in }) }
        check("nested", nested(1, ["a"]), equals: nested(1, ["a"]), differsFrom: nested(2, ["a"]), nested(1, []))
        check("inner", Outer.Nested<Int, String>.Inner(n: 1), equals: .init(n: 1), differsFrom: .init(n: 2))
        let visible = Visible(id: 1, size: (2, 3), title: "t")
        check("visible", visible, equals: Visible(id: 1, size: (2, 3), title: "t"),
              differsFrom: Visible(id: 0, size: (2, 3), title: "t"), Visible(id: 1, size: (0, 3), title: "t"),
              Visible(id: 1, size: (2, 0), title: "t"), Visible(id: 1, size: (2, 3), title: ""))
        if visible.hashValue != Visible(id: 1, size: (2, 3), title: "t").hashValue { print("visible: equal values hash differently") }
        check("hidden", Hidden(class: "c", tuple: (1, ("s", true))), equals: Hidden(class: "c", tuple: (1, ("s", true))),
              differsFrom: Hidden(class: "", tuple: (1, ("s", true))), Hidden(class: "c", tuple: (0, ("s", true))),
              Hidden(class: "c", tuple: (1, ("", true))), Hidden(class: "c", tuple: (1, ("s", false))))
        check("holder", Holder<Numbers>(item: 1), equals: Holder<Numbers>(item: 1), differsFrom: Holder<Numbers>(item: 2))
        func isolated(_ title: String, _ count: Int) -> Isolated { Isolated(title: title, count: Binding(count), onTap: {}) }
        check("isolated", isolated("a", 1), equals: isolated("a", 1), differsFrom: isolated("b", 1), isolated("a", 2))
        if !compareAnywhere(isolated("a", 1), isolated("a", 1)) { print("isolated: equal values differ off the main actor") }
        if OnMain(title: "a") != OnMain(title: "a") || OnMain(title: "a") == OnMain(title: "b") { print("main: wrong") }
        check("own wrapper", OwnWrapper(found: 1, names: ["a"]), equals: OwnWrapper(found: 1, names: ["a"]),
              differsFrom: OwnWrapper(found: 2, names: ["a"]), OwnWrapper(found: 1, names: []))
        check("entry", Generic<Int, String>.Entry(value: 1, key: "a"), equals: .init(value: 1, key: "a"),
              differsFrom: .init(value: 2, key: "a"), .init(value: 1, key: "b"))
        check("deep", Generic<Int, Int>.Kind<String>.Deep(value: [1], other: "a"), equals: .init(value: [1], other: "a"),
              differsFrom: .init(value: [2], other: "a"), .init(value: [1], other: nil))
        check("slot", [Int].Slot(element: 1, place: 1), equals: .init(element: 1, place: 1),
              differsFrom: .init(element: 2, place: 1), .init(element: 1, place: 2))
        check("pair", [Int: Int].Pair(key: 1, value: 1), equals: .init(key: 1, value: 1), differsFrom: .init(key: 2, value: 1), .init(key: 1, value: 2))
        check("twin", Right.Twin(mark: (1, (2, 3))), equals: .init(mark: (1, (2, 3))), differsFrom: .init(mark: (1, (2, 4))))
        check("other twin", Left.Twin(mark: 1), equals: .init(mark: 1), differsFrom: .init(mark: 2))
        print("checked")
    }
}
