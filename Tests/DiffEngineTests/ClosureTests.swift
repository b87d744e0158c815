import Testing

@testable import DiffEngine

/// The rows of the behaviour table about stored closures.
@Suite("Comparing closures")
struct ClosureTests {
    let host = CompiledHost()

    struct Holder {
        let action: () -> Void
    }

    final class Store {
        var n = 0
        func tap() {}
    }

    @Test("CLO-01: a closure is code and captures")
    func layout() {
        let layout = host.engine.layouts.layout(of: host.types.index(of: Holder.self), mode: .equatableUnlessPOD)
        #expect(layout.steps.map(\.operation) == [.function])
        #expect(layout.fields.map(\.rule) == [.captures])
        let bitwise = host.engine.layouts.layout(of: host.types.index(of: Holder.self), mode: .bitwise)
        #expect(bitwise.steps.map(\.operation) == [.bytes])
    }

    @Test("CLO-02: a closure that captures nothing is equal on every pass")
    func noCaptures() {
        func make() -> Holder { Holder { print("hi") } }
        #expect(host.areEqual(make(), make()))
    }

    @Test("Other code is different")
    func otherCode() {
        #expect(!host.areEqual(Holder { print("a") }, Holder { print("b") }))
    }

    @Test("CLO-04: a closure that captures a changed value is different")
    func captures() {
        func make(_ n: Int, _ text: String) -> Holder { Holder { print(n, text) } }
        #expect(host.areEqual(make(1, "a"), make(1, "a")))
        #expect(!host.areEqual(make(1, "a"), make(2, "a")))
        #expect(!host.areEqual(make(1, "a"), make(1, "b")))
    }

    @Test("A captured object is compared by identity")
    func capturedObjects() {
        func make(_ store: Store) -> Holder { Holder { store.n += 1 } }
        let store = Store()
        #expect(host.areEqual(make(store), make(store)))
        #expect(!host.areEqual(make(store), make(Store())))
    }

    @Test("A bound method of one object is equal")
    func boundMethods() {
        func make(_ store: Store) -> Holder { Holder(action: store.tap) }
        let store = Store()
        #expect(host.areEqual(make(store), make(store)))
        #expect(!host.areEqual(make(store), make(Store())))
    }

    @Test("CLO-07: a closure that uses self is equal only if every field of self is")
    func capturedSelf() {
        struct Screen {
            let title: String
            let unused: String
            func make() -> Holder { Holder { print(self.title) } }
        }
        #expect(host.areEqual(Screen(title: "a", unused: "b").make(), Screen(title: "a", unused: "b").make()))
        #expect(!host.areEqual(Screen(title: "a", unused: "b").make(), Screen(title: "a", unused: "c").make()))
    }

    @Test("A closure that captures a closure is compared through both")
    func nestedClosures() {
        func inner(_ n: Int) -> () -> Void { { print(n) } }
        func make(_ n: Int) -> Holder {
            let action = inner(n)
            return Holder { action() }
        }
        #expect(host.areEqual(make(1), make(1)))
        #expect(!host.areEqual(make(1), make(2)))
    }
}
