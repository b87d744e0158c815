import Testing

@testable import DiffEngine

/// Random values of random types against a plain statement of the rules that shares no code with
/// the engine.
@Suite("Random comparisons")
struct RandomComparisonTests {
    /// What a value is made of.
    indirect enum Form {
        case number, text, parity, byText, object, numberClosure, textClosure
        /// A byte beside which others are padding, a floating-point number, an enum without payloads.
        case small, double, mode
        /// A class with a `==`, a weak reference to one without.
        case numbered, weak
        case objectClosure, byTextClosure
        /// A closure that captures a closure.
        case nestedClosure
        case pair(Form, Form)
        case tuple(Form, Form)
        case dictionary(Form)
        /// An indirect enum that holds itself a few times, and a value in the innermost.
        case chain(Form)
        case optional(Form)
        case either(Form, Form)
        case any(Form)
        case array(Form)
    }

    /// A value as the rules see it.
    indirect enum Content {
        case number(Int)
        case text(String)
        case parity(Int)
        case byText(Int, String)
        case object(ObjectIdentifier)
        case numbered(Int)
        case double(UInt64)
        case chain(Int, Content)
        case dictionary([String: Content])
        case closure(Content)
        case pair(Content, Content)
        case none
        case some(Content)
        case either(Bool, Content)
        case any(Content)
        case array([Content])
    }

    struct Pair<A, B> {
        let a: A
        let b: B
    }
    enum Either<A, B> {
        case left(A)
        case right(B)
    }
    struct Parity: Equatable {
        let raw: Int
        static func == (a: Self, b: Self) -> Bool { a.raw % 2 == b.raw % 2 }
    }
    struct ByText: Equatable {
        let n: Int
        let s: String
        static func == (a: Self, b: Self) -> Bool { a.s == b.s }
    }
    final class Object {}
    final class Numbered: Equatable {
        let n: Int
        init(_ n: Int) { self.n = n }
        static func == (a: Numbered, b: Numbered) -> Bool { a.n == b.n }
    }
    enum Mode: Int { case a, b, c }
    struct Weak { weak var object: Object? }
    indirect enum Chain<T> {
        case end(T)
        case link(Chain)
    }
    struct Holder {
        let any: Any
    }
    struct Action {
        let run: () -> Void
    }

    @Test("The engine's verdict is the rules' verdict", arguments: 0..<40)
    func agree(seed: Int) {
        var random = Random(state: UInt64(seed) &* 104_729 &+ 11)
        let host = CompiledHost()
        let objects = [Object(), Object()]
        for _ in 0..<25 {
            let form = form(3, &random)
            for _ in 0..<6 {
                let (old, oldContent) = value(form, objects, &random)
                let (new, newContent) = value(form, objects, &random)
                for mode in [ComparisonMode.equatableUnlessPOD, .equatableAlways] {
                    let verdict = host.areEqual(Holder(any: old), Holder(any: new), mode: mode)
                    let expected = Rules(mode: mode).areEqual(form, oldContent, newContent)
                    #expect(verdict == expected, "\(form) in \(mode): \(oldContent) and \(newContent)")
                }
            }
        }
    }

    // MARK: The rules

    struct Rules {
        let mode: ComparisonMode

        func isEquatable(_ form: Form) -> Bool {
            switch form {
            case .number, .text, .parity, .byText, .small, .double, .mode, .numbered: true
            case .array(let inner), .dictionary(let inner): isEquatable(inner)
            // An optional is made as a field of a struct.
            case .object, .numberClosure, .textClosure, .pair, .optional, .either, .any, .weak, .objectClosure, .byTextClosure, .nestedClosure,
                 .tuple, .chain: false
            }
        }

        func isPlain(_ form: Form) -> Bool {
            switch form {
            case .number, .parity, .small, .double, .mode: true
            case .pair(let a, let b), .either(let a, let b), .tuple(let a, let b): isPlain(a) && isPlain(b)
            case .optional(let inner): isPlain(inner)
            case .text, .byText, .object, .numberClosure, .textClosure, .any, .array, .numbered, .weak, .objectClosure, .byTextClosure,
                 .nestedClosure, .dictionary, .chain: false
            }
        }

        func areEqual(_ form: Form, _ x: Content, _ y: Content) -> Bool {
            if isEquatable(form), mode == .equatableAlways || !isPlain(form) { return asked(x, y) }
            switch (form, x, y) {
            case (_, .number(let x), .number(let y)), (_, .parity(let x), .parity(let y)): return x == y
            case (_, .object(let x), .object(let y)): return x == y
            case (_, .double(let x), .double(let y)): return x == y
            case (.chain(let inner), .chain(let m, let x), .chain(let n, let y)): return m == n && areEqual(inner, x, y)
            case (.dictionary, .dictionary(let x), .dictionary(let y)): return x.isEmpty && y.isEmpty
            case (.tuple(let a, let b), .pair(let xa, let xb), .pair(let ya, let yb)):
                return areEqual(a, xa, ya) && areEqual(b, xb, yb)
            case (_, .closure(let x), .closure(let y)): return asked(x, y)
            case (.pair(let a, let b), .pair(let xa, let xb), .pair(let ya, let yb)):
                return areEqual(a, xa, ya) && areEqual(b, xb, yb)
            case (.optional, .none, .none): return true
            case (.optional(let inner), .some(let x), .some(let y)):
                if isEquatable(inner), mode == .equatableAlways || !isPlain(inner) { return asked(x, y) }
                return areEqual(inner, x, y)
            case (.either(let a, let b), .either(let xLeft, let x), .either(let yLeft, let y)):
                return xLeft == yLeft && areEqual(xLeft ? a : b, x, y)
            case (.any(let inner), .any(let x), .any(let y)): return areEqual(inner, x, y)
            // Each array is made anew; only empty ones share a buffer.
            case (.array, .array(let x), .array(let y)): return x.isEmpty && y.isEmpty
            default: return false
            }
        }

        /// What `==` says.
        func asked(_ x: Content, _ y: Content) -> Bool {
            switch (x, y) {
            case (.number(let x), .number(let y)): x == y
            case (.text(let x), .text(let y)): x == y
            case (.parity(let x), .parity(let y)): x % 2 == y % 2
            case (.byText(_, let x), .byText(_, let y)): x == y
            case (.none, .none): true
            case (.numbered(let x), .numbered(let y)): x == y
            case (.object(let x), .object(let y)): x == y
            case (.double(let x), .double(let y)): Double(bitPattern: x) == Double(bitPattern: y)
            case (.closure(let x), .closure(let y)): asked(x, y)
            case (.dictionary(let x), .dictionary(let y)):
                x.count == y.count && x.allSatisfy { key, value in y[key].map { asked(value, $0) } ?? false }
            case (.some(let x), .some(let y)): asked(x, y)
            case (.array(let x), .array(let y)): x.count == y.count && zip(x, y).allSatisfy(asked)
            default: false
            }
        }
    }

    // MARK: Making forms and values

    private func form(_ depth: Int, _ random: inout Random) -> Form {
        let leaves: [Form] = [
            .number, .text, .parity, .byText, .object, .numberClosure, .textClosure, .small, .double, .mode, .numbered, .weak, .objectClosure,
            .byTextClosure, .nestedClosure,
        ]
        guard depth > 0 else { return leaves[Int(random.next() % 15)] }
        switch random.next() % 12 {
        case 8: return .tuple(form(depth - 1, &random), form(depth - 1, &random))
        case 9: return .dictionary(form(depth - 1, &random))
        case 10: return .chain(form(depth - 1, &random))
        case 0, 1: return .pair(form(depth - 1, &random), form(depth - 1, &random))
        // Where nothing is stored, plain data's bytes are left as they were: a text keeps these from
        // being plain data.
        case 2: return .optional(.pair(.text, form(depth - 1, &random)))
        case 3: return .either(.pair(.text, form(depth - 1, &random)), form(depth - 1, &random))
        case 4: return .any(form(depth - 1, &random))
        case 5: return .array(form(depth - 1, &random))
        case 6: return .optional([.text, .byText, .object, .numbered, .numberClosure][Int(random.next() % 5)])
        default: return leaves[Int(random.next() % 15)]
        }
    }

    private func value(_ form: Form, _ objects: [Object], _ random: inout Random) -> (Any, Content) {
        // Few different numbers, so that equal values are common.
        let n = Int(random.next() % 3)
        let s = random.next() % 2 == 0 ? "a" : "a text that is too long to be stored in place"
        switch form {
        case .number: return (n, .number(n))
        case .text: return (s, .text(s))
        case .parity: return (Parity(raw: n), .parity(n))
        case .byText: return (ByText(n: n, s: s), .byText(n, s))
        case .object: return (objects[n % 2], .object(ObjectIdentifier(objects[n % 2])))
        case .numberClosure: return (Action { print(n) }, .closure(.number(n)))
        case .textClosure: return (Action { print(s) }, .closure(.text(s)))
        case .small: return (Int8(n), .number(n))
        case .double:
            let double = [0.0, -0.0, Double.nan][n]
            return (double, .double(double.bitPattern))
        case .mode: return ([Mode.a, .b, .c][n], .number(n))
        case .numbered: return (Numbered(n), .numbered(n))
        case .weak: return (Weak(object: objects[n % 2]), .object(ObjectIdentifier(objects[n % 2])))
        case .objectClosure:
            let object = objects[n % 2]
            return (Action { print(object) }, .closure(.object(ObjectIdentifier(object))))
        case .byTextClosure:
            let byText = ByText(n: n, s: s)
            return (Action { print(byText) }, .closure(.byText(n, s)))
        case .nestedClosure:
            let inner: () -> Void = { print(s) }
            return (Action { inner() }, .closure(.closure(.text(s))))
        case .pair(let a, let b):
            let (a, b) = (value(a, objects, &random), value(b, objects, &random))
            return (open(a.0, b.0, PairMaker()), .pair(a.1, b.1))
        case .tuple(let a, let b):
            let (a, b) = (value(a, objects, &random), value(b, objects, &random))
            return (open(a.0, b.0, TupleMaker()), .pair(a.1, b.1))
        case .dictionary(let inner):
            let items = (0..<n).map { _ in value(inner, objects, &random) }
            let contents = Dictionary(uniqueKeysWithValues: items.enumerated().map { ("\($0)", $1.1) })
            return (dictionary(value(inner, objects, &random).0, items.map(\.0)), .dictionary(contents))
        case .chain(let inner):
            let inner = value(inner, objects, &random)
            return (chain(inner.0, links: n), .chain(n, inner.1))
        case .optional(let inner):
            let inner = value(inner, objects, &random)
            return (optional(inner.0, isNil: n == 0), n == 0 ? .none : .some(inner.1))
        case .either(let a, let b):
            let (a, b) = (value(a, objects, &random), value(b, objects, &random))
            return (open(a.0, b.0, EitherMaker(isLeft: n == 0)), .either(n == 0, n == 0 ? a.1 : b.1))
        case .any(let inner):
            let inner = value(inner, objects, &random)
            return (Holder(any: inner.0), .any(inner.1))
        case .array(let inner):
            let items = (0..<n).map { _ in value(inner, objects, &random) }
            return (array(value(inner, objects, &random).0, items.map(\.0)), .array(items.map(\.1)))
        }
    }

    private func optional(_ value: Any, isNil: Bool) -> Any {
        func make<A>(_ value: A) -> Any { Pair<A?, Bool>(a: isNil ? nil : value, b: true) }
        return _openExistential(value, do: make)
    }

    private func dictionary(_ sample: Any, _ items: [Any]) -> Any {
        func make<A>(_ sample: A) -> Any {
            Dictionary(uniqueKeysWithValues: items.enumerated().compactMap { index, item in (item as? A).map { ("\(index)", $0) } })
        }
        return _openExistential(sample, do: make)
    }

    private func chain(_ value: Any, links: Int) -> Any {
        func make<A>(_ value: A) -> Any { (0..<links).reduce(Chain.end(value)) { chain, _ in .link(chain) } }
        return _openExistential(value, do: make)
    }

    /// An array of what an `Any` holds.
    private func array(_ sample: Any, _ items: [Any]) -> Any {
        func make<A>(_ sample: A) -> Any { items.compactMap { $0 as? A } }
        return _openExistential(sample, do: make)
    }

    /// Calls a maker with the types that two `Any` hold.
    private func open(_ a: Any, _ b: Any, _ maker: some Maker) -> Any {
        func first<A>(_ a: A) -> Any {
            func second<B>(_ b: B) -> Any { maker.make(a, b) }
            return _openExistential(b, do: second)
        }
        return _openExistential(a, do: first)
    }
}

private protocol Maker {
    func make<A, B>(_ a: A, _ b: B) -> Any
}

private struct PairMaker: Maker {
    func make<A, B>(_ a: A, _ b: B) -> Any { RandomComparisonTests.Pair(a: a, b: b) }
}

private struct TupleMaker: Maker {
    func make<A, B>(_ a: A, _ b: B) -> Any { (a, b) }
}

private struct EitherMaker: Maker {
    let isLeft: Bool
    func make<A, B>(_ a: A, _ b: B) -> Any {
        isLeft ? RandomComparisonTests.Either<A, B>.left(a) : .right(b)
    }
}
