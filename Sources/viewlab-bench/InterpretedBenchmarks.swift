import Playground

/// Benchmarks of whole sessions on interpreted source. Nobody looks at the responses, so nothing is drawn.
enum InterpretedBenchmarks {
    /// One tap that re-runs a parent of n rows, none of which changed.
    static func swiftUIRows(_ n: Int) throws -> [Measurement] {
        let session = try shown("""
            @Equatable
            struct Row: View {
                let title: String
                @SkipEquatable let onTap: () -> Void
                var body: some View { Button(title, action: onTap) }
            }
            struct Screen: View {
                @State private var taps = 0
                var body: some View {
                    VStack {
                        Button("Tap") { taps += 1 }
                        Text("\\(taps)")
                        ForEach(0..<\(n), id: \\.self) { index in
                            Row(title: "Row \\(index)") { taps += index }
                        }
                    }
                }
            }
            """)
        // A person has the screen before them, with its controls, when they tap.
        let result = try measure("swiftui-rows", n: n, before: { look(at: session) }) {
            try run(":tap 1", in: session)
        }
        try run(":expect Row.body == 0 and Row.skip == \(n) and Screen.body == 1", in: session)
        return [result]
    }

    /// A tap beside a list of n elements.
    static func list(_ n: Int) throws -> [Measurement] {
        try [("list-500k", "List"), ("vstack-500k", "VStack")].map { name, container in
            let session = try shown("""
                struct Screen: View {
                    @State private var taps = 0
                    var body: some View {
                        VStack {
                            Button("Tap") { taps += 1 }
                            Text("\\(taps)")
                            \(container) {
                                ForEach(Array(1...\(n)), id: \\.self) { Text("Row \\($0)") }
                            }
                        }
                    }
                }
                """)
            return try measure(name, n: n, runs: 30, before: { look(at: session) }) {
                try run(":tap 1", in: session)
            }
        }
    }

    /// Shows a lazy stack, scrolls to its end, and says what memory that took over the first screen's.
    static func lazyRows(_ n: Int) throws -> [Measurement] {
        let session = try shown("""
            struct Row: View {
                let number: Int
                var body: some View { Text("Row \\(number)") }
            }
            struct Screen: View {
                @State private var taps = 0
                var body: some View {
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<\(n), id: \\.self) { Row(number: $0) }
                        }
                    }
                    .onTapGesture { taps += 1 }
                }
            }
            """)
        let first = bytesInUse
        let clock = ContinuousClock()
        var places = [0, n / 2, n - 1].makeIterator()
        var result = try measure("lazy-million", n: n) {
            let place = places.next() ?? { places = [0, n / 2, n - 1].makeIterator(); return 1 }()
            try run(":scroll \(place)", in: session)
        }
        let end = try clock.measure { try run(":scroll end", in: session) }
        try run(":expect screen contains \"Row \(n - 1)\"", in: session)
        result.bytes = bytesInUse - first
        return [result, Measurement(name: "lazy-million-end", n: n, ms: end.milliseconds, bytes: bytesInUse - first)]
    }

    private static func shown(_ source: String) throws -> Session {
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        let loaded = session.load(ProgramFile(name: "bench.swift", text: source))
        try expect(loaded.ok, TextRenderer().render(loaded).joined(separator: "\n"))
        try run(":show Screen()", in: session)
        return session
    }

    /// Reads the controls as a prompt that shows them does.
    private static func look(at session: Session) {
        _ = session.execute(":controls").controls
    }

    private static func run(_ line: String, in session: Session) throws {
        let response = session.execute(line)
        try expect(response.ok, "\(line): " + response.diagnostics.map(\.message).joined(separator: "; "))
    }
}
