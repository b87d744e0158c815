import Testing

@testable import DiffEngine

/// Why things ran, read off the ledger afterwards.
@Suite("Explaining")
struct LedgerTests {
    let host = CompiledHost()

    struct Counter: CompiledView {
        let title: String
        let onTap: () -> Void
        func body(_ body: CompiledBody) { body.show(title) }
    }

    @Test("The chain of causes goes from a child's value over the parent and the write to the event")
    func chain() throws {
        let a = host.makeState(0)
        try host.show(Custom { body in
            let n = body.read(a)
            body.child(Container { body in
                body.child(Counter(title: "A \(n)") {})
                body.child(Counter(title: "B") { print(n) })
                body.child(Counter(title: "C") {})
            })
        })
        try host.input(42) { host.set(a, 1, line: 9) }
        #expect(host.ran == ["Custom", "Counter", "Counter"])
        let (parent, child) = (host.evaluations[0].id, host.evaluations[1].id)
        let causes = host.engine.causes(of: child)
        #expect(causes.count == 3)
        #expect(causes.first == .parent(parent))
        guard case .write(let write) = causes[1], case .event(let event) = causes[2] else {
            Issue.record("write and event expected: \(causes)")
            return
        }
        #expect(host.engine.causes(of: parent) == [.write(write), .event(event)])
        if case .write(let record) = host.engine.ledger[write] {
            #expect(record.position == LedgerPosition(file: 0, offset: 9))
            #expect(record.source == a.source)
        }
        if case .event(let record) = host.engine.ledger[event] { #expect(record.text == 42) }

        let verdicts = try #require(host.engine.verdicts(of: child))
        #expect(verdicts.map(\.name) == ["title", "onTap"])
        #expect(verdicts.map(\.finding) == [.changed, .equal])
        #expect(verdicts.map(\.rule) == [.equatable, .captures])
        #expect(verdicts[0].old == "A 0")
        #expect(verdicts[0].new == "A 1")
        let wasted = try #require(host.engine.verdicts(of: host.evaluations[2].id))
        #expect(wasted.map(\.finding) == [.equal, .changed])
        #expect(host.evaluations[2].evaluation.isWasted)
    }

    @Test("A skip can be explained as long as its values are held")
    func skips() throws {
        let a = host.makeState(0)
        try host.show(Custom { body in
            body.show("\(body.read(a))")
            body.child(Label(title: "same"))
        })
        let label = host.engine.graph.children(of: host.root).first { _ in true } ?? .none
        try host.input { host.set(a, 1) }
        let skip = try #require(host.engine.lastEntry(about: label))
        guard case .comparison(let comparison) = host.engine.ledger[skip] else {
            Issue.record("a comparison expected")
            return
        }
        #expect(comparison.isEqual)
        #expect(host.engine.verdicts(of: skip)?.map(\.finding) == [.equal])
        #expect(host.engine.causes(of: skip).first == .parent(host.evaluations[0].id))
        try host.input {}
        #expect(host.engine.verdicts(of: skip) == nil)
        #expect(host.engine.lastEntry(about: label) == skip)
    }

    @Test("First appearance: the view was new, because its parent ran")
    func firstAppearance() throws {
        let flag = host.makeState(false)
        try host.show(Custom { body in if body.read(flag) { body.child(Number(value: 1)) } })
        #expect(host.engine.causes(of: host.evaluations[0].id).first == .first)
        try host.input { host.set(flag, true) }
        let causes = host.engine.causes(of: host.evaluations[1].id)
        #expect(causes.first == .first)
        #expect(causes.dropFirst().first == .parent(host.evaluations[0].id))
        #expect(causes.count == 4)
    }

    @Test("A reload's runs name the reload and nothing else")
    func reload() throws {
        let screen = Custom { body in body.child(Number(value: 1)) }
        try host.show(screen)
        try host.input(isReload: true) { try host.place(screen) }
        for (id, _) in host.evaluations {
            let causes = host.engine.causes(of: id)
            #expect(causes.count == 1)
            if case .reload = causes.first { continue }
            Issue.record("a reload expected: \(causes)")
        }
    }

    @Test("A run for no known reason says so")
    func unknown() throws {
        try host.show(Number(value: 1))
        try host.input { host.engine.invalidate(host.root, reason: .unknown) }
        #expect(host.engine.causes(of: host.evaluations[0].id) == [.unknown])
    }

    @Test("An environment key written by a body: reader, key, writer, write, event")
    func environment() throws {
        let key = host.makeState("light", .environmentKey)
        let dark = host.makeState(false)
        let host = self.host
        try host.show(Custom { body in
            host.set(key, body.read(dark) ? "dark" : "light")
            body.child(GraphTests.Leaf(leaf: key))
        })
        try host.input { host.set(dark, true) }
        #expect(host.ran == ["Custom", "Leaf"])
        #expect(host.evaluations[1].evaluation.reasons == .environmentKey)
        let causes = host.engine.causes(of: host.evaluations[1].id)
        #expect(causes.count == 4)
        if case .environment = causes.first {} else { Issue.record("the key expected: \(causes)") }
        #expect(causes[1] == .parent(host.evaluations[0].id))
    }

    @Test("Counts of each node in the last input are read off the ledger")
    func nodeDeltas() throws {
        let a = host.makeState(0)
        try host.show(Custom { body in
            body.child(Number(value: body.read(a)))
            body.child(Label(title: "x"))
        })
        try host.input { host.set(a, 1) }
        let deltas = host.engine.snapshot().nodeDeltas
        let children = host.engine.graph.children(of: host.root).map { $0 }
        #expect(deltas[host.root]?.body == 1)
        #expect(deltas[children[0]]?.body == 1)
        #expect(deltas[children[1]]?.skip == 1)
        #expect(deltas[children[1]]?.body == 0)
        #expect(host.engine.counters.total(of: children[0]).body == 2)
    }

    @Test("The same inputs give the same ledger to the letter")
    func repeatable() throws {
        func run() throws -> [String] {
            let host = CompiledHost()
            let order = host.makeState([3, 1, 2])
            try host.show(Custom { body in for id in body.read(order) { body.child(Number(value: id), id: id) } })
            try host.input { host.set(order, [1, 2, 3, 4]) }
            return host.entries.map { "\($0.withoutHandles)" }
        }
        #expect(try run() == run())
    }
}
