import Testing

/// Values that are nested as deep as memory allows: they are made, compared and given back without a stack as deep.
@Suite struct DeepValueTests {
    @Test(arguments: [
        // A list of objects.
        """
        final class Node { let value: Int; var next: Node?; init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }; deinit { freed += 1 } }
        var freed = 0
        var head: Node?
        for i in 0..<1_000_000 { head = Node(i, head) }
        var count = 0, place = head
        while let node = place { count += 1; place = node.next }
        print(count, head!.value, head!.next!.value)
        place = nil
        head = nil
        print(freed)
        """: "1000000 999999 999998\n1000000\n",
        // An indirect enum.
        """
        indirect enum List: Hashable { case end; case node(Int, List) }
        func made(_ count: Int) -> List { (0..<count).reduce(.end) { .node($1, $0) } }
        var list = made(1_000_000)
        let other = made(1_000_000)
        print(list == other, list.hashValue == other.hashValue, list == .node(0, other))
        if case .node(let value, .node(let next, _)) = list { print(value, next) }
        print("\\(other)".prefix(20))
        list = .end
        print(list)
        """: "true true false\n999999 999998\nnode(999999, main.Li\nend\n",
        // Arrays of structs of arrays.
        """
        struct Box: Equatable { var boxes: [Box] = []; var number = 0 }
        func made(_ count: Int) -> Box { (0..<count).reduce(Box()) { Box(boxes: [$0], number: $1) } }
        var box = made(100_000)
        print(box == made(100_000), box == made(99_999))
        box = Box()
        print(box)
        """: "true false\nBox(boxes: [], number: 0)\n",
        // Objects with an `==` of their own, which calls that of the next.
        """
        final class Node: Equatable {
            let value: Int, next: Node?
            init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }
            static func == (a: Node, b: Node) -> Bool { a.value == b.value && a.next == b.next }
        }
        func made(_ count: Int) -> Node? { (0..<count).reduce(nil) { Node($1, $0) } }
        print(made(3_000) == made(3_000), made(3_000) == made(2_999))
        """: "true false\n",
        // Closures that hold each other.
        """
        var step: () -> Int = { 1 }
        for _ in 0..<100_000 { let inner = step; step = { inner() } }
        step = { 2 }
        print(step())
        """: "2\n",
    ])
    func areMadeComparedAndGivenBack(program: String, printed: String) async throws {
        let outcome = try await onProgramThread {
            let runner = try ProgramRunner()
            runner.steps = 100_000_000
            return runner.run(name: "main", text: program)
        }
        #expect(outcome.messages.map(\.description) == [])
        #expect(outcome.printed == printed)
        #expect(outcome.leftovers == [])
    }

    /// An `==` of one's own that goes too deep is told, and nothing else happens.
    @Test func endInADiagnosticWhereTheCallsGoTooDeep() async throws {
        let outcome = try await onProgramThread {
            let runner = try ProgramRunner()
            runner.steps = 100_000_000
            return runner.run(name: "main", text: """
                final class Node: Equatable {
                    let next: Node?
                    init(_ next: Node?) { self.next = next }
                    static func == (a: Node, b: Node) -> Bool { a.next == b.next }
                }
                func made(_ count: Int) -> Node? { (0..<count).reduce(nil) { next, _ in Node(next) } }
                print(made(100_000) == made(100_000))
                """)
        }
        #expect(outcome.errors.count == 1)
        #expect(outcome.errors.first?.text.contains("levels deep") == true)
    }
}
