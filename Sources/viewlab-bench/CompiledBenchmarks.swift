import DiffEngine

/// A row of three fields, two of them plain.
private struct Row: CompiledView {
    let id: Int
    let title: String
    let isOn: Bool
    func body(_ body: CompiledBody) { body.show(title) }
}

/// A parent whose rows come from data; it runs for each tick.
private struct Table: CompiledView {
    let tick: CompiledState<Int>
    let rows: CompiledState<[(id: Int, title: String)]>
    func body(_ body: CompiledBody) {
        _ = body.read(tick)
        for row in body.read(rows) { body.child(Row(id: row.id, title: row.title, isOn: false), id: row.id) }
    }
}

/// One view in a chain; the last reads the source.
private struct Link: CompiledView {
    let depth: Int
    let leaf: CompiledState<Int>
    func body(_ body: CompiledBody) {
        if depth == 0 { return body.show("\(body.read(leaf))") }
        body.child(Link(depth: depth - 1, leaf: leaf))
    }
}

/// A view that reads a key of the environment, if it is one of those that do.
private struct Reader: CompiledView {
    let key: CompiledState<Int>?
    func body(_ body: CompiledBody) {
        if let key { body.show("\(body.read(key))") }
    }
}

private struct Readers: CompiledView {
    let count: Int
    let readers: Int
    let key: CompiledState<Int>
    func body(_ body: CompiledBody) {
        for index in 0..<count { body.child(Reader(key: index % (count / readers) == 0 ? key : nil)) }
    }
}

/// Benchmarks of the engine with compiled Swift values.
enum CompiledBenchmarks {
    static func rows(_ n: Int) throws -> [Measurement] {
        let (host, tick, _) = try table(n)
        let result = try measure("rows", n: n) { try host.input { host.set(tick, tick.value + 1) } }
        try expectBodies(of: Row.self, 0, in: host)
        return [result]
    }

    static func oneOf(_ n: Int) throws -> [Measurement] {
        let (host, _, rows) = try table(n)
        var changed = data(n)
        var turn = 0
        let result = try measure("one-of", n: n) {
            turn += 1
            changed[n / 2].title = "changed \(turn)"
            try host.input { host.set(rows, changed) }
        }
        try expectBodies(of: Row.self, 1, in: host)
        return [result]
    }

    static func deep(_ n: Int) throws -> [Measurement] {
        let host = CompiledHost()
        let leaf = host.makeState(0)
        try host.show(Link(depth: n, leaf: leaf))
        let result = try measure("deep", n: n) { try host.input { host.set(leaf, leaf.value + 1) } }
        try expectBodies(of: Link.self, 1, in: host)
        return [result]
    }

    static func wideEnvironment(_ n: Int) throws -> [Measurement] {
        let host = CompiledHost()
        let key = host.makeState(0, .environmentKey)
        try host.show(Readers(count: n, readers: 10, key: key))
        let result = try measure("wide-environment", n: n) { try host.input { host.set(key, key.value + 1) } }
        try expectBodies(of: Reader.self, 10, in: host)
        return [result]
    }

    static func shuffle(_ n: Int) throws -> [Measurement] {
        try [
            ("shuffle-reverse", { (rows: inout [(id: Int, title: String)], _: Int) in rows.reverse() }),
            ("shuffle-move", { rows, _ in rows.append(rows.removeFirst()) }),
            ("shuffle-insert", { rows, turn in rows.insert((id: n + turn, title: "new"), at: 0) }),
        ].map { name, change in
            let (host, _, rows) = try table(n)
            var turn = 0
            let result = try measure(name, n: n) {
                turn += 1
                var changed = rows.value
                change(&changed, turn)
                try host.input { host.set(rows, changed) }
            }
            try expectBodies(of: Row.self, name == "shuffle-insert" ? 1 : 0, in: host)
            return result
        }
    }

    /// Bytes for each mounted row, its value and its title included.
    static func memory(_ n: Int) throws -> [Measurement] {
        let before = bytesInUse
        let clock = ContinuousClock()
        var made: (host: CompiledHost, tick: CompiledState<Int>, rows: CompiledState<[(id: Int, title: String)]>)?
        let time = try clock.measure { made = try table(n) }
        let bytes = (bytesInUse - before) / n
        try expect(made != nil, "there is no table")
        return [Measurement(name: "memory", n: n, ms: time.milliseconds, bytes: bytes)]
    }

    private static func data(_ n: Int) -> [(id: Int, title: String)] {
        (0..<n).map { (id: $0, title: "the title of row number \($0)") }
    }

    private static func table(
        _ n: Int
    ) throws -> (host: CompiledHost, tick: CompiledState<Int>, rows: CompiledState<[(id: Int, title: String)]>) {
        let host = CompiledHost()
        let (tick, rows) = (host.makeState(0), host.makeState(data(n)))
        try host.show(Table(tick: tick, rows: rows))
        return (host, tick, rows)
    }

    private static func expectBodies<V: CompiledView>(of type: V.Type, _ count: Int, in host: CompiledHost) throws {
        let ran = host.engine.counters.delta(of: host.types.index(of: type)).body
        try expect(ran == count, "\(ran) bodies of \(type) ran instead of \(count)")
    }
}
