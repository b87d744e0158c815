import Testing

@testable import DiffEngine

/// How bodies run: what is visited, what is skipped, in which order.
@Suite("Updating the graph")
struct GraphTests {
    let host = CompiledHost()

    // MARK: Skipping

    @Test("GRF-05: each child edge is judged alone")
    func siblings() throws {
        let text = host.makeState("A 0")
        try host.show(Custom { body in
            body.child(Label(title: body.read(text)))
            body.child(Label(title: "B 0"))
        })
        #expect(host.delta(Label.self).body == 2)
        try host.input { host.set(text, "A 1") }
        #expect(host.ran == ["Custom", "Label"])
        #expect(host.delta(Label.self).body == 1)
        #expect(host.delta(Label.self).skip == 1)
        #expect(host.delta(Label.self).initialised == 2)
        #expect(host.total(Label.self).body == 3)
    }

    @Test("GRF-05: a change passes through containers to the edges below them")
    func containers() throws {
        let text = host.makeState("A 0")
        try host.show(Custom { body in
            let title = body.read(text)
            body.child(Container { body in
                body.child(Label(title: title))
                body.child(Container { $0.child(Label(title: "B 0")) })
            })
        })
        try host.input { host.set(text, "A 1") }
        #expect(host.ran == ["Custom", "Label"])
        #expect(host.delta(Label.self).skip == 1)
    }

    struct Middle: CompiledView {
        let leaf: CompiledState<String>
        func body(_ body: CompiledBody) { body.child(Leaf(leaf: leaf)) }
    }
    struct Leaf: CompiledView {
        let leaf: CompiledState<String>
        func body(_ body: CompiledBody) { body.show(body.read(leaf)) }
    }

    @Test("A skipped view's subtree is not visited; what is dirty in it still runs")
    func skippedSubtree() throws {
        let (top, leaf) = (host.makeState(0), host.makeState("a"))
        try host.show(Custom { body in
            body.show("\(body.read(top))")
            body.child(Middle(leaf: leaf))
        })
        #expect(host.ran == ["Custom", "Middle", "Leaf"])
        try host.input { host.set(top, 1) }
        #expect(host.ran == ["Custom"])
        try host.input {
            host.set(leaf, "b")
            host.set(top, 2)
        }
        #expect(host.ran == ["Custom", "Leaf"])
        #expect(host.delta(Middle.self).skip == 1)
        try host.input { host.set(leaf, "c") }
        #expect(host.ran == ["Leaf"])
    }

    @Test("CMP-03, CMP-07: the edge's mode decides whether == is asked")
    func modes() throws {
        struct Even: CompiledView, Equatable {
            let n: Int
            static func == (a: Self, b: Self) -> Bool { a.n % 2 == b.n % 2 }
            func body(_ body: CompiledBody) { body.show("\(n)") }
        }
        let n = host.makeState(3)
        let mode = host.makeState(ComparisonMode.equatableAlways)
        try host.show(Custom { body in body.child(Even(n: body.read(n)), mode: mode.value) })
        try host.input { host.set(n, 5) }
        #expect(host.delta(Even.self).body == 0)
        #expect(host.delta(Even.self).skip == 1)
        try host.input { host.set(n, 6) }
        #expect(host.delta(Even.self).body == 1)
        host.set(mode, .equatableUnlessPOD)
        try host.input { host.set(n, 8) }
        #expect(host.delta(Even.self).body == 1)
    }

    @Test("Old is the value of the time before, even if that was skipped")
    func oldValue() throws {
        struct Near: CompiledView, Equatable {
            let n: Int
            let text: String
            static func == (a: Self, b: Self) -> Bool { abs(a.n - b.n) < 2 }
            func body(_ body: CompiledBody) { body.show("\(n)") }
        }
        let n = host.makeState(0)
        try host.show(Custom { body in body.child(Near(n: body.read(n), text: "")) })
        for step in 1...3 {
            try host.input { host.set(n, step) }
            #expect(host.delta(Near.self).skip == 1)
        }
        try host.input { host.set(n, 5) }
        #expect(host.delta(Near.self).body == 1)
    }

    // MARK: Order

    @Test("PRT-15: parents run before children, siblings as written")
    func order() throws {
        let names = Names()
        let state = host.makeState(0)
        func node(_ name: String, _ children: [Custom]) -> Custom {
            Custom { body in
                names.list.append(name)
                _ = body.read(state)
                for child in children { body.child(child) }
            }
        }
        let a1 = node("a1", [])
        let a2 = node("a2", [])
        let a = node("a", [a1, a2])
        let b = node("b", [node("b1", [])])
        try host.show(node("root", [a, b]))
        #expect(names.list == ["root", "a", "a1", "a2", "b", "b1"])
        names.list = []
        // All are dirty by the source; none has a new value.
        try host.input { host.set(state, 1) }
        #expect(names.list == ["root", "a", "a1", "a2", "b", "b1"])
    }

    @Test("PRT-15: siblings run as written, whether a value, a source or a move sent them")
    func mixedOrder() throws {
        struct Row: CompiledView {
            let name: String
            let value: Int
            let source: CompiledState<Int>
            let names: Names
            func body(_ body: CompiledBody) {
                names.list.append(name)
                body.show("\(body.read(source))")
            }
        }
        let names = Names()
        let (state, source) = (host.makeState(0), host.makeState(0))
        try host.show(Custom { body in
            let n = body.read(state)
            body.child(Row(name: "source", value: 0, source: source, names: names))
            body.child(Row(name: "value", value: n, source: source, names: names))
            body.child(Container { body in
                if n > 0 { body.child(Row(name: "new", value: n, source: source, names: names)) }
                for i in n > 0 ? [2, 1] : [1, 2] {
                    body.child(Row(name: "moved \(i)", value: 0, source: source, names: names), id: i)
                }
            })
            body.child(Row(name: "last", value: 0, source: source, names: names))
        })
        names.list = []
        try host.input {
            host.set(source, 1)
            host.set(state, 1)
        }
        #expect(names.list == ["source", "value", "new", "moved 2", "moved 1", "last"])
    }

    final class Names {
        var list: [String] = []
    }

    @Test("A body runs once however many reasons it has")
    func once() throws {
        let state = host.makeState(0)
        struct Both: CompiledView {
            let n: Int
            let state: CompiledState<Int>
            func body(_ body: CompiledBody) { body.show("\(n) \(body.read(state))") }
        }
        try host.show(Custom { body in
            let n = body.read(state)
            body.child(Both(n: n, state: state))
        })
        try host.input { host.set(state, 1) }
        #expect(host.ran == ["Custom", "Both"])
        #expect(host.evaluations.last?.evaluation.reasons == [.valueChanged, .dynamicProperty])
    }

    // MARK: Transactions

    @Test("GRF-06: writes of one transaction fold, and their readers run once")
    func folding() throws {
        let (a, b) = (host.makeState(0), host.makeState(0))
        try host.show(Custom { body in body.show("\(body.read(a)) \(body.read(b))") })
        try host.input {
            host.set(a, 1)
            host.set(b, 1)
            host.set(a, 2)
            host.set(a, 2)
        }
        #expect(host.delta(Custom.self).body == 1)
        let writes = host.entries.compactMap { entry -> Int32? in
            if case .write(let write) = entry { write.count } else { nil }
        }
        #expect(writes == [2, 1])
    }

    @Test("A write of an unread source runs nothing")
    func unread() throws {
        let state = host.makeState(0)
        try host.show(Custom { body in body.show("") })
        try host.input { host.set(state, 1) }
        #expect(host.ran.isEmpty)
    }

    @Test("A sticky read lasts; a renewed one has to be repeated")
    func lifetimes() throws {
        let (flag, sticky, renewed) = (host.makeState(true), host.makeState(0), host.makeState(0))
        try host.show(Custom { body in
            if body.read(flag) {
                _ = body.read(sticky)
                _ = body.read(renewed, .renewed)
            }
        })
        try host.input { host.set(renewed, 1) }
        #expect(host.ran == ["Custom"])
        try host.input { host.set(flag, false) }
        try host.input { host.set(renewed, 2) }
        #expect(host.ran.isEmpty)
        try host.input { host.set(sticky, 2) }
        #expect(host.ran == ["Custom"])
        #expect(host.engine.checkInvariants() == [])
    }

    @Test("What a body marks runs in a following pass, an environment key's readers in the same")
    func passes() throws {
        let (trigger, plain) = (host.makeState(0), host.makeState(0))
        let key = host.makeState(0, .environmentKey)
        let host = self.host
        try host.show(Custom { body in
            let n = body.read(trigger)
            host.set(plain, n)
            host.set(key, n)
            body.child(Number(value: 0))
            body.child(Reader(state: key))
            body.child(Reader(state: plain))
        })
        try host.input { host.set(trigger, 1) }
        #expect(host.ran == ["Custom", "Reader", "Reader"])
        guard case .end(let passes) = host.entries.last else { return #expect(Bool(false)) }
        #expect(passes == 2)
        #expect(host.evaluations.map(\.evaluation.reasons) == [.dynamicProperty, .environmentKey, .dynamicProperty])
    }

    struct Reader: CompiledView {
        let state: CompiledState<Int>
        func body(_ body: CompiledBody) { body.show("\(body.read(state))") }
    }

    @Test("An update loop ends with a warning")
    func loop() throws {
        let state = host.makeState(0)
        let host = self.host
        try host.show(Custom { body in body.show("\(body.read(state))") })
        let root = host.root
        try host.input {
            host.engine.passLimit = 5
            host.afterPass = { host.set(state, state.value + 1) }
            host.set(state, state.value + 1)
        }
        #expect(host.delta(Custom.self).body == 5)
        let warnings = host.entries.compactMap { entry -> NodeID? in
            if case .warning(.updateLoop, let node, _) = entry { node } else { nil }
        }
        #expect(warnings == [root])
        host.afterPass = nil
        #expect(host.engine.checkInvariants() == [])
        try host.input { host.set(state, 0) }
        #expect(host.ran == ["Custom"])
    }

    // MARK: Wasted

    @Test("A body is wasted if its output equals the one before, never the first")
    func wasted() throws {
        struct Coarse: CompiledView {
            let n: Int
            func body(_ body: CompiledBody) { body.show("\(n / 10)") }
        }
        let n = host.makeState(1)
        try host.show(Custom { body in body.child(Coarse(n: body.read(n))) })
        #expect(host.delta(Coarse.self).wasted == 0)
        try host.input { host.set(n, 2) }
        #expect(host.delta(Coarse.self).wasted == 1)
        #expect(host.delta(Custom.self).wasted == 0)
        try host.input { host.set(n, 12) }
        #expect(host.delta(Coarse.self).wasted == 0)
        #expect(host.total(Coarse.self).wasted == 1)
    }

    // MARK: Reloads

    @Test("A reload runs every body once, compares nothing, and counts in the delta only")
    func reload() throws {
        let n = host.makeState(1)
        let screen = Custom { body in
            body.child(Number(value: body.read(n)))
            body.child(Container { $0.child(Label(title: "x")) })
        }
        try host.show(screen)
        let before = host.engine.graph.children(of: host.root).map { $0 }
        try host.input(isReload: true) { try host.place(screen) }
        #expect(host.ran == ["Custom", "Number", "Label"])
        #expect(host.evaluations.allSatisfy { $0.evaluation.reasons == .codeChanged })
        #expect(host.delta(Label.self).body == 1)
        #expect(host.total(Label.self).body == 1)
        #expect(host.total(Number.self).initialised == 1)
        #expect(host.engine.graph.children(of: host.root).map { $0 } == before)
        try host.input { host.set(n, 2) }
        #expect(host.ran == ["Custom", "Number"])
    }

    @Test("A reload that gives a new root runs a container there once")
    func reloadOfContainer() throws {
        func root() -> Container { Container { $0.child(Label(title: "x")) } }
        try host.show(root())
        try host.input(isReload: true) { try host.place(root()) }
        #expect(host.ran == ["Label"])
        guard case .end(let passes) = host.entries.last else { return #expect(Bool(false)) }
        #expect(passes == 1)
    }

    // MARK: Snapshots

    @Test("A snapshot stays as it was; restoring goes back to it")
    func snapshots() throws {
        let n = host.makeState(1)
        try host.show(Custom { body in
            for i in 0..<body.read(n) { body.child(Number(value: i)) }
        })
        let snapshot = host.engine.snapshot()
        try host.input { host.set(n, 100) }
        #expect(snapshot.graph.count == 2)
        #expect(host.engine.graph.count == 101)
        #expect(snapshot.counters.total(of: host.types.index(of: Number.self)).body == 1)
        let later = host.engine.snapshot()
        host.engine.restore(snapshot)
        #expect(host.engine.graph.count == 2)
        #expect(host.engine.checkInvariants() == [])
        // Back to where the handles are right again.
        host.engine.restore(later)
        #expect(host.engine.checkInvariants() == [])
    }

    @Test("After a body has thrown, the engine goes back to the snapshot")
    func failures() throws {
        struct Failure: Error {}
        struct Fragile: CompiledView {
            let n: Int
            func body(_ body: CompiledBody) throws {
                if n == 2 { throw Failure() }
                body.show("\(n)")
            }
        }
        let n = host.makeState(1)
        try host.show(Custom { body in
            body.child(Number(value: 7))
            body.child(Fragile(n: body.read(n)))
        })
        let snapshot = host.engine.snapshot()
        #expect(throws: Failure.self) { try host.input { host.set(n, 2) } }
        host.engine.restore(snapshot)
        #expect(host.engine.checkInvariants() == [])
        #expect(!host.engine.needsUpdate)
        #expect(!host.engine.isInTransaction)
        #expect(host.total(Fragile.self).body == 1)
    }
}
