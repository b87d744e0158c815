import Testing

@testable import DiffEngine

/// Who depends on what, against sets.
@Suite("Sources of truth")
struct SourceTests {
    struct Key: Hashable {
        let source: SourceID
        let node: NodeID
    }

    @Test("Reads, renewals, drops and removals keep both sides of every edge", arguments: 0..<6)
    func edges(seed: Int) throws {
        var random = Random(state: UInt64(seed) &+ 99)
        let host = CompiledHost()
        let engine = host.engine
        let count = host.makeState(12)
        try host.show(Custom { body in for id in 0..<body.read(count) { body.child(Number(value: id), id: id) } })
        var sources = (0..<6).map { engine.makeSource(.dynamicProperty, tag: UInt64($0)) }
        var expected: Set<Key> = []
        func nodes() -> [NodeID] { engine.graph.children(of: host.root).map { $0 } }

        for step in 0..<400 {
            let source = sources[Int(random.next() % UInt64(sources.count))]
            let candidates = nodes()
            let node = candidates[Int(random.next() % UInt64(candidates.count))]
            switch random.next() % 10 {
            case 0..<6:
                engine.read(source, by: node)
                expected.insert(Key(source: source, node: node))
            case 6, 7:
                engine.dropRead(of: source, by: node)
                expected.remove(Key(source: source, node: node))
            case 8:
                engine.removeSource(source)
                expected = expected.filter { $0.source != source }
                sources.removeAll { $0 == source }
                sources.append(engine.makeSource(.dynamicProperty, tag: UInt64(step)))
            default:
                try host.input { host.set(count, 3 + Int(random.next() % 12)) }
                let left = Set(nodes())
                expected = expected.filter { left.contains($0.node) }
            }
            for source in sources {
                let readers = engine.readers(of: source)
                #expect(Set(readers) == Set(expected.filter { $0.source == source }.map(\.node)))
                #expect(readers.count == Set(readers).count)
            }
            #expect(engine.checkInvariants() == [])
        }
    }

    @Test("A source's number is used again, and its readers are not")
    func reuse() throws {
        let host = CompiledHost()
        try host.show(Number(value: 1))
        let first = host.engine.makeSource(.observedKeyPath, tag: 5)
        #expect(host.engine.tag(of: first) == 5)
        #expect(host.engine.kind(of: first) == .observedKeyPath)
        host.engine.read(first, by: host.root)
        #expect(host.engine.hasReaders(first))
        host.engine.removeSource(first)
        let second = host.engine.makeSource(.dynamicProperty)
        #expect(first == second)
        #expect(!host.engine.hasReaders(second))
        #expect(host.engine.reads(of: host.root).isEmpty)
    }

    @Test("A removed source takes no writes, and what it was given is given back")
    func removed() throws {
        let host = CompiledHost()
        let state = host.makeState(1)
        try host.show(Custom { body in body.show("\(body.read(state))") })
        let before = host.liveHandles
        host.engine.removeSource(state.source)
        try host.input { host.set(state, 2) }
        #expect(host.ran.isEmpty)
        #expect(host.liveHandles <= before)
    }
}
