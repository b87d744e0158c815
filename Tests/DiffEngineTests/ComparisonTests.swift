import Testing

@testable import DiffEngine

/// The rows of the behaviour table about comparing values, as far as compiled values show them.
@Suite("Comparing values")
struct ComparisonTests {
    let host = CompiledHost()

    private func steps<T>(_ type: T.Type, _ mode: ComparisonMode = .equatableUnlessPOD) -> [LayoutStep] {
        Array(host.engine.layouts.layout(of: host.types.index(of: type), mode: mode).steps)
    }

    struct Plain {
        let a: Int
        let b: Bool
    }

    @Test("CMP-01, CMP-02: plain data is compared by bytes")
    func plainData() {
        #expect(host.areEqual(Plain(a: 1, b: true), Plain(a: 1, b: true)))
        #expect(!host.areEqual(Plain(a: 1, b: true), Plain(a: 2, b: true)))
        #expect(!host.areEqual(Plain(a: 1, b: true), Plain(a: 1, b: false)))
        #expect(steps(Plain.self).map(\.operation) == [.bytes])
    }

    struct AlwaysEqual: Equatable {
        let n: Int
        static func == (a: Self, b: Self) -> Bool { true }
    }
    struct NeverEqual: Equatable {
        let n: Int
        static func == (a: Self, b: Self) -> Bool { false }
    }

    @Test("CMP-03, CMP-04: a conformance of plain data is not asked")
    func equatablePlainData() {
        #expect(!host.areEqual(AlwaysEqual(n: 1), AlwaysEqual(n: 2)))
        #expect(host.areEqual(NeverEqual(n: 1), NeverEqual(n: 1)))
    }

    struct ByText: Equatable {
        let n: Int
        let s: String
        static func == (a: Self, b: Self) -> Bool { a.s == b.s }
    }

    @Test("CMP-05: a conformance of a type with references is asked")
    func equatable() {
        #expect(host.areEqual(ByText(n: 1, s: "x"), ByText(n: 2, s: "x")))
        #expect(!host.areEqual(ByText(n: 1, s: "x"), ByText(n: 1, s: "y")))
        #expect(steps(ByText.self).map(\.operation) == [.equatable])
    }

    struct Parity: Equatable {
        let raw: Int
        static func == (a: Self, b: Self) -> Bool { a.raw % 2 == b.raw % 2 }
    }
    struct HasParity {
        let parity: Parity
        let text: String
    }

    @Test("CMP-07: the mode of equatable views asks plain data too")
    func equatableAlways() {
        #expect(host.areEqual(Parity(raw: 3), Parity(raw: 5), mode: .equatableAlways))
        #expect(!host.areEqual(Parity(raw: 3), Parity(raw: 4), mode: .equatableAlways))
    }

    @Test("CMP-10: strings are compared by text, not by buffer")
    func strings() {
        let long = String(repeating: "ab", count: 40)
        #expect(host.areEqual(Label(title: long), Label(title: String(Array(long)))))
        #expect(!host.areEqual(Label(title: long), Label(title: long + "c")))
    }

    @Test("CMP-11: a mixed struct or tuple is bytes, then ==")
    func mixed() {
        struct Mixed {
            let p: (Int, String)
        }
        #expect(host.areEqual(Mixed(p: (1, "a")), Mixed(p: (1, "a"))))
        #expect(!host.areEqual(Mixed(p: (1, "a")), Mixed(p: (1, "b"))))
        #expect(!host.areEqual(Mixed(p: (1, "a")), Mixed(p: (2, "a"))))
        #expect(steps(Mixed.self).map(\.operation) == [.bytes, .equatable])
        #expect(steps(Mixed.self).map(\.offset) == [0, 8])
    }

    @Test("CMP-12: a plain field with a == of its own is bytes, unless the mode is equatableAlways")
    func plainField() {
        #expect(!host.areEqual(HasParity(parity: .init(raw: 0), text: ""), HasParity(parity: .init(raw: 2), text: "")))
        #expect(host.areEqual(
            HasParity(parity: .init(raw: 0), text: ""), HasParity(parity: .init(raw: 2), text: ""),
            mode: .equatableAlways))
    }

    @Test("CMP-14: collections of Equatable elements have one ==")
    func collections() {
        struct Holder {
            let list: [Int]
            let table: [String: Int]
            let set: Set<Int>
        }
        func make(_ n: Int) -> Holder { Holder(list: [1, n], table: ["n": n], set: [n, 7]) }
        #expect(host.areEqual(make(2), make(2)))
        #expect(!host.areEqual(make(2), make(3)))
        #expect(steps(Holder.self).map(\.operation) == [.equatable, .equatable, .equatable])
    }

    @Test("A collection whose elements are not Equatable is compared by its buffer")
    func buffers() {
        struct Item {
            let text: String
        }
        struct Holder {
            let items: [Item]
        }
        let items = [Item(text: "a")]
        #expect(host.areEqual(Holder(items: items), Holder(items: items)))
        #expect(!host.areEqual(Holder(items: items), Holder(items: [Item(text: "a")])))
        #expect(steps(Holder.self).map(\.operation) == [.buffer])
    }

    final class Model {
        var n = 0
    }
    final class Named: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (a: Named, b: Named) -> Bool { a.name == b.name }
    }

    @Test("CMP-16: an object is compared by identity, unless it is Equatable")
    func objects() {
        struct Holder {
            let model: Model
        }
        let model = Model()
        let old = Holder(model: model)
        model.n += 1
        #expect(host.areEqual(old, Holder(model: model)))
        #expect(!host.areEqual(old, Holder(model: Model())))
        #expect(host.areEqual(Named("a"), Named("a")))
        #expect(!host.areEqual(Named("a"), Named("b")))
    }

    @Test("CMP-19: a weak reference to the same object is equal")
    func weakReferences() {
        struct Holder {
            weak var model: Model?
        }
        let model = Model()
        #expect(host.areEqual(Holder(model: model), Holder(model: model)))
        let other = Model()
        #expect(!host.areEqual(Holder(model: model), Holder(model: other)))
        #expect(steps(Holder.self).map(\.operation) == [.weak])
    }

    enum Colour { case red, green }
    enum Shape {
        case none
        case named(String)
        case sized(Int, String)
    }
    indirect enum Chain {
        case end
        case node(value: Int, next: Chain)
    }

    @Test("CMP-20: an enum without payloads is bytes")
    func plainEnums() {
        #expect(host.areEqual(Colour.red, .red))
        #expect(!host.areEqual(Colour.red, .green))
    }

    @Test("An enum with payloads: the case first, then its payload")
    func payloads() {
        #expect(host.areEqual(Shape.none, .none))
        #expect(host.areEqual(Shape.named("a"), .named("a")))
        #expect(!host.areEqual(Shape.named("a"), .named("b")))
        #expect(!host.areEqual(Shape.named("a"), .none))
        #expect(host.areEqual(Shape.sized(1, "a"), .sized(1, "a")))
        #expect(!host.areEqual(Shape.sized(1, "a"), .sized(2, "a")))
    }

    @Test("CMP-23: an indirect enum is compared through its boxes")
    func indirectEnums() {
        func chain(_ last: Int) -> Chain { .node(value: 1, next: .node(value: last, next: .end)) }
        #expect(host.areEqual(chain(2), chain(2)))
        #expect(!host.areEqual(chain(2), chain(3)))
    }

    @Test("CMP-26: any Error is never equal")
    func errors() {
        struct Failure: Error {
            let text: String
        }
        struct Holder {
            let error: any Error
        }
        let error = Failure(text: "x")
        #expect(!host.areEqual(Holder(error: error), Holder(error: error)))
    }

    @Test("CMP-27: padding is in no step")
    func padding() {
        struct Padded {
            let small: Int8
            let large: Int64
        }
        #expect(steps(Padded.self).map(\.offset) == [0, 8])
        #expect(steps(Padded.self).map(\.size) == [1, 8])
    }

    @Test("CMP-28: a wrapper of one field has its field's layout")
    func wrappers() {
        struct Wrapper {
            let n: Int
        }
        struct TextWrapper {
            let s: String
        }
        #expect(steps(Wrapper.self).map(\.size) == steps(Int.self).map(\.size))
        #expect(steps(TextWrapper.self) == steps(String.self))
    }

    @Test("Optionals: nil or not, then what they wrap")
    func optionals() {
        struct Holder {
            let text: String?
            let label: Label?
            let model: Model?
        }
        let model = Model()
        func make(_ text: String?, _ label: String?, _ model: Model?) -> Holder {
            Holder(text: text, label: label.map(Label.init), model: model)
        }
        #expect(host.areEqual(make(nil, nil, nil), make(nil, nil, nil)))
        #expect(host.areEqual(make("a", "b", model), make("a", "b", model)))
        #expect(!host.areEqual(make("a", "b", nil), make("a", nil, nil)))
        #expect(!host.areEqual(make("a", "b", nil), make("a", "c", nil)))
        #expect(!host.areEqual(make("a", "b", model), make("a", "b", nil)))
    }

    @Test("Existentials: the same type, then its layout")
    func existentials() {
        struct Holder {
            let any: Any
        }
        #expect(host.areEqual(Holder(any: 1), Holder(any: 1)))
        #expect(!host.areEqual(Holder(any: 1), Holder(any: 2)))
        #expect(!host.areEqual(Holder(any: 1), Holder(any: "1")))
        #expect(host.areEqual(Holder(any: Label(title: "a")), Holder(any: Label(title: "a"))))
        #expect(!host.areEqual(Holder(any: Label(title: "a")), Holder(any: Label(title: "b"))))
        // The value itself is judged by the mode: plain data by bytes, whatever its ==.
        #expect(!host.areEqual(Holder(any: AlwaysEqual(n: 1)), Holder(any: AlwaysEqual(n: 2))))
        #expect(host.areEqual(
            Holder(any: AlwaysEqual(n: 1)), Holder(any: AlwaysEqual(n: 2)), mode: .equatableAlways))
    }

    @Test("Anything within anything: an enum in an optional in a struct in an existential")
    func nesting() {
        struct Inner {
            let shape: Shape?
            let colour: Colour
        }
        struct Outer {
            let any: Any
        }
        func make(_ text: String) -> Outer { Outer(any: Inner(shape: .sized(4, text), colour: .red)) }
        #expect(host.areEqual(make("a"), make("a")))
        #expect(!host.areEqual(make("a"), make("b")))
    }

    @Test("Verdicts name each field; a written == tells only its result")
    func verdicts() throws {
        let comparison = CompiledComparison(types: host.types, table: host.engine.layouts)
        func verdicts<T>(_ old: T, _ new: T) -> [FieldVerdict] {
            withUnsafePointer(to: old) { old in
                withUnsafePointer(to: new) { new in
                    comparison.verdicts(old, new, type: host.types.index(of: T.self), mode: .equatableUnlessPOD)
                }
            }
        }
        #expect(verdicts(HasParity(parity: .init(raw: 0), text: "a"), HasParity(parity: .init(raw: 0), text: "b")) == [
            FieldVerdict(name: "parity", finding: .equal, rule: .bytes, old: "Parity(raw: 0)", new: "Parity(raw: 0)"),
            FieldVerdict(name: "text", finding: .changed, rule: .equatable, old: "a", new: "b"),
        ])
        #expect(verdicts(ByText(n: 1, s: "a"), ByText(n: 1, s: "b")).map(\.finding) == [.unknown, .unknown])
    }
}
