import Testing

@testable import DiffEngine

/// Which child is which from one body to the next.
@Suite("Matching children")
struct IdentityTests {
    let host = CompiledHost()

    /// A screen of numbers with explicit ids, in an order that can be set.
    private func list(_ ids: [Int]) throws -> CompiledState<[Int]> {
        let order = host.makeState(ids)
        try host.show(Custom { body in
            for id in body.read(order) { body.child(Number(value: id), id: id) }
        })
        return order
    }

    private var nodes: [NodeID] { host.engine.graph.children(of: host.root).map { $0 } }
    private var values: [Int] { host.children(of: host.root, as: Number.self).map(\.value) }

    @Test("Every order of up to four rows becomes every other: rows move, come and go with their nodes")
    func allSmallCases() throws {
        let orders = arrangements(of: [1, 2, 3, 4])
        let state = try list([])
        for old in orders {
            for new in orders {
                try host.input { host.set(state, old) }
                let before = Dictionary(uniqueKeysWithValues: zip(old, nodes))
                try host.input { host.set(state, new) }
                #expect(values == new)
                for (id, node) in zip(new, nodes) where before[id] != nil { #expect(before[id] == node) }
                #expect(host.delta(Number.self).body == Int32(new.filter { !old.contains($0) }.count))
                #expect(host.disappearances.count == old.filter { !new.contains($0) }.count)
                #expect(host.engine.checkInvariants() == [])
            }
        }
    }

    /// All ordered selections.
    private func arrangements(of items: [Int]) -> [[Int]] {
        var result: [[Int]] = [[]]
        for item in items {
            result += arrangements(of: items.filter { $0 != item }).map { [item] + $0 }
        }
        return Array(Set(result)).sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test("Duplicates: equal ends of the lists first, then in order of occurrence")
    func duplicates() throws {
        let state = try list([1, 2, 1, 1])
        let before = nodes
        try host.input { host.set(state, [2, 1, 1, 3]) }
        #expect(nodes.prefix(3) == [before[1], before[0], before[2]])
        #expect(host.disappearances == [before[3]])
        try host.input { host.set(state, [1, 1, 1, 1, 2, 2]) }
        #expect(nodes.count == 6)
        #expect(nodes[0] == before[0])
        #expect(nodes[1] == before[2])
        #expect(nodes[4] == before[1])
        #expect(host.engine.checkInvariants() == [])
    }

    @Test("IDN-11: the same position and type is the same identity; IDN-10: another type is another")
    func structuralIdentity() throws {
        let kind = host.makeState(0)
        try host.show(Custom { body in
            switch body.read(kind) {
            case 0: body.child(Label(title: "a"))
            case 1: body.child(Label(title: "b"))
            default: body.child(Number(value: 1))
            }
        })
        let first = nodes
        try host.input { host.set(kind, 1) }
        #expect(nodes == first)
        #expect(host.evaluations.last?.evaluation.reasons == .valueChanged)
        try host.input { host.set(kind, 2) }
        #expect(host.disappearances == first)
        #expect(host.appearances == nodes)
        #expect(host.evaluations.last?.evaluation.reasons == .firstAppearance)
    }

    @Test("IDN-03: a changed explicit identity replaces the view, below containers too")
    func explicitIdentity() throws {
        let id = host.makeState(1)
        try host.show(Custom { body in
            body.child(Label(title: "x"), id: body.read(id), flags: .explicitIdentity)
            body.child(Container { $0.child(Label(title: "y")) }, id: id.value + 100, flags: .explicitIdentity)
            body.child(Label(title: "z"))
        })
        try host.input { host.set(id, 2) }
        #expect(host.evaluations.map(\.evaluation.reasons) == [.dynamicProperty, .identityChanged, .identityChanged])
        #expect(host.delta(Label.self).wasted == 0)
        #expect(host.engine.causes(of: host.evaluations[2].id).first == .identity)
    }

    @Test("Those who come are told parents first, those who leave children first")
    func lifetimes() throws {
        let isShown = host.makeState(true)
        func label(_ text: String) -> Label { Label(title: text) }
        try host.show(Custom { body in
            if body.read(isShown) {
                body.child(Custom { body in
                    body.child(Label(title: "a"))
                    body.child(Label(title: "b"))
                })
                body.child(Label(title: "c"))
            }
        })
        #expect(host.appearances.count == 5)
        let (group, c) = (nodes[0], nodes[1])
        let inner = host.engine.graph.children(of: group).map { $0 }
        #expect(host.appearances == [host.root, group] + inner + [c])
        var seen: [String] = []
        let host = self.host
        host.onDisappear = { node in seen.append(host.value(of: node, as: Label.self)?.title ?? "group") }
        try host.input { host.set(isShown, false) }
        #expect(host.disappearances == inner + [group, c])
        #expect(seen == ["a", "b", "group", "c"])
        #expect(host.engine.graph.count == 1)
    }

    @Test("What appearing writes is answered in the same input")
    func appearWrites() throws {
        let state = host.makeState(0)
        let host = self.host
        host.onAppear = { _ in host.set(state, 1) }
        try host.show(Custom { body in body.show("\(body.read(state))") })
        #expect(host.delta(Custom.self).body == 2)
    }

    @Test("Every handle is given back")
    func handles() throws {
        let state = try list(Array(0..<100))
        for step in 0..<50 {
            try host.input { host.set(state, (0..<100).filter { $0 % 7 != step % 7 }.reversed()) }
        }
        var owned = 0
        host.engine.forEachHandle { _ in owned += 1 }
        #expect(owned == host.liveHandles)
        try host.input { host.set(state, []) }
        host.engine.beginInput()
        // The root's value and output.
        #expect(host.liveHandles == 2)
    }
}
