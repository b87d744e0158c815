import Testing

@testable import DiffEngine

/// Random trees and random actions against a slow, obvious model that shares no code with the engine.
@Suite("Random trees")
struct RandomTreeTests {
    /// A plan of a tree: what a view shows, the source that it reads, its children by id.
    final class Plan {
        let id: Int
        var label: Int
        let source: Int
        let isContainer: Bool
        var children: [Plan] = []

        init(id: Int, label: Int, source: Int, isContainer: Bool) {
            self.id = id
            self.label = label
            self.source = source
            self.isContainer = isContainer
        }
    }

    /// The plan that is current, where the views find it: a body's children are not part of its value.
    final class World {
        var plans: [Int: Plan] = [:]
        var states: [CompiledState<Int>] = []
        var bodies: [Int] = []
    }

    /// A view that is equal to another of the same id if their labels are.
    struct Node: CompiledView {
        let id: Int
        let label: Int
        unowned let world: World
        func body(_ body: CompiledBody) { world.run(id, body) }
    }
    struct Box: CompiledView {
        static var isContainer: Bool { true }
        let id: Int
        unowned let world: World
        func body(_ body: CompiledBody) { world.run(id, body) }
    }

    /// What the model knows of a mounted view.
    final class Mounted {
        let id: Int
        let isContainer: Bool
        var label: Int
        var children: [Mounted] = []
        var reads: Set<Int> = []
        init(_ plan: Plan) {
            id = plan.id
            isContainer = plan.isContainer
            label = plan.label
        }
    }

    @Test("The model and the engine agree after every step", arguments: 0..<12)
    func agree(seed: Int) throws {
        var random = Random(state: UInt64(seed) &* 7919 &+ 1)
        let host = CompiledHost()
        let world = World()
        world.states = (0..<5).map { _ in host.makeState(0) }
        let root = Plan(id: 0, label: 0, source: 0, isContainer: false)
        world.plans[0] = root
        var nextID = 1
        grow(root, 25, &nextID, world, &random)

        try host.show(Node(id: 0, label: 0, world: world))
        var expected: [Int] = []
        let mounted = Mounted(root)
        evaluate(mounted, world, &expected)
        #expect(world.bodies == expected)

        for _ in 0..<60 {
            change(world, &nextID, &random)
            let written = Set((0..<Int(random.next() % 3) + 1).map { _ in Int(random.next() % 5) })
            world.bodies = []
            try host.input { for source in written.sorted() { host.set(world.states[source], world.states[source].value + 1) } }

            expected = []
            update(mounted, written, world, &expected)
            // Which bodies ran, each once; a parent before its children.
            #expect(world.bodies.sorted() == expected.sorted())
            #expect(Set(world.bodies).count == world.bodies.count)
            #expect(tree(host, host.root) == tree(mounted))
            #expect(host.engine.checkInvariants() == [])
            let counted = host.delta(Node.self).body
            #expect(Int(counted) == world.bodies.filter { world.plans[$0]?.isContainer != true }.count)
        }
        var owned = 0
        host.engine.forEachHandle { _ in owned += 1 }
        #expect(owned == host.liveHandles)
    }

    // MARK: The model

    /// Runs the bodies that an update has to run: those that read what was written, wherever they
    /// are, and below a body that ran those with another label, all containers, and the new.
    private func update(_ node: Mounted, _ written: Set<Int>, _ world: World, _ ran: inout [Int]) {
        if !node.reads.isDisjoint(with: written) {
            evaluate(node, world, &ran, written)
        } else {
            for child in node.children { update(child, written, world, &ran) }
        }
    }

    private func evaluate(_ node: Mounted, _ world: World, _ ran: inout [Int], _ written: Set<Int> = []) {
        guard let plan = world.plans[node.id] else { return }
        ran.append(node.id)
        if plan.source >= 0 { node.reads.insert(plan.source) }
        let old = node.children
        node.children = plan.children.map { child in
            guard let same = old.first(where: { $0.id == child.id }) else {
                let new = Mounted(child)
                evaluate(new, world, &ran, written)
                return new
            }
            let isChanged = same.label != child.label
            same.label = child.label
            if isChanged || same.isContainer || !same.reads.isDisjoint(with: written) {
                evaluate(same, world, &ran, written)
            } else {
                for below in same.children { update(below, written, world, &ran) }
            }
            return same
        }
    }

    // MARK: Changing the plan

    private func grow(_ parent: Plan, _ count: Int, _ nextID: inout Int, _ world: World, _ random: inout Random) {
        for _ in 0..<count {
            let isContainer = random.next() % 4 == 0
            let plan = Plan(
                id: nextID, label: 0, source: isContainer ? -1 : Int(random.next() % 7) - 2, isContainer: isContainer)
            nextID += 1
            let parents = world.plans.keys.sorted()
            let place = world.plans[parents[Int(random.next() % UInt64(parents.count))]] ?? parent
            world.plans[plan.id] = plan
            place.children.insert(plan, at: Int(random.next() % UInt64(place.children.count + 1)))
        }
    }

    /// Changes plans somewhere; it shows only where a body runs.
    private func change(_ world: World, _ nextID: inout Int, _ random: inout Random) {
        for _ in 0..<3 {
            let ids = world.plans.keys.sorted()
            guard let plan = world.plans[ids[Int(random.next() % UInt64(ids.count))]] else { continue }
            switch random.next() % 5 {
            case 0: plan.label += 1
            case 1: plan.children.reverse()
            case 2: if !plan.children.isEmpty { plan.children.removeLast() }
            case 3: plan.children.shuffle(using: &random)
            default: grow(plan, 1, &nextID, world, &random)
            }
        }
    }

    private func tree(_ node: Mounted) -> String {
        "\(node.id)(\(node.children.map(tree).joined(separator: " ")))"
    }

    private func tree(_ host: CompiledHost, _ node: NodeID) -> String {
        let id = host.value(of: node, as: Node.self)?.id ?? host.value(of: node, as: Box.self)?.id ?? -1
        return "\(id)(\(host.engine.graph.children(of: node).map { tree(host, $0) }.joined(separator: " ")))"
    }
}

extension RandomTreeTests.World {
    func run(_ id: Int, _ body: CompiledBody) {
        bodies.append(id)
        guard let plan = plans[id] else { return }
        if plan.source >= 0 { _ = body.read(states[plan.source]) }
        for child in plan.children {
            if child.isContainer {
                body.child(RandomTreeTests.Box(id: child.id, world: self), id: child.id)
            } else {
                body.child(RandomTreeTests.Node(id: child.id, label: child.label, world: self), id: child.id)
            }
        }
    }
}

/// A generator that gives the same numbers for the same seed.
struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
