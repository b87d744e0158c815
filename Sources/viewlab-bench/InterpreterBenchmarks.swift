import Foundation
import Playground

/// Benchmarks of the interpreter, each beside the same program in CPython 3 where there is one.
enum InterpreterBenchmarks {
    /// A program in both languages. `run` is called; both give the same number.
    struct Program: Sendable {
        let name: String
        let n: Int
        let swift: String
        let python: String
    }

    /// Loads a file of n lines, as a whole session does that has loaded one before.
    static func load(_ n: Int) throws -> [Measurement] {
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        let row = { (number: Int) in
            """
            struct Row\(number): View {
                let title: String
                @State private var count = \(number)
                var body: some View {
                    HStack {
                        Text("\\(title) \\(count)").font(.headline).padding(8)
                        Spacer()
                        Button("Add") { count += 1 }
                    }
                }
            }

            """
        }
        let text = (0..<max(1, n / 12)).map(row).joined()
        return [try measure("load", n: n) {
            let response = session.load(ProgramFile(name: "rows.swift", text: text))
            try expect(response.ok, TextRenderer().render(response).joined(separator: "\n"))
        }]
    }

    /// All programs; their sizes are fixed, so that the two languages do the same.
    static func all(_: Int) throws -> [Measurement] {
        let python = try pythonMeasurements()
        return try programs.flatMap { program in
            let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
            let loaded = session.load(ProgramFile(name: program.name + ".swift", text: program.swift))
            try expect(loaded.ok, TextRenderer().render(loaded).joined(separator: "\n"))
            var answer = ""
            let ours = try measure(program.name, n: program.n) {
                let response = session.execute("run()")
                try expect(response.ok, response.diagnostics.map(\.message).joined(separator: "; "))
                answer = TextRenderer().render(response).joined()
            }
            guard let theirs = python[program.name] else { return [ours] }
            try expect(theirs.answer == answer, "\(program.name) gives \(answer), and \(theirs.answer) in Python")
            return [ours, Measurement(name: program.name + "-cpython", n: program.n, ms: theirs.ms, bytes: 0)]
        }
    }

    /// What CPython took for each program, the median of as many runs; empty without a `python3`.
    private static func pythonMeasurements() throws -> [String: (ms: Double, answer: String)] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", pythonScript]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // The status with which env says that there is no such command.
        if process.terminationStatus == 127 {
            FileHandle.standardError.write(Data("viewlab-bench: there is no python3 to compare with\n".utf8))
            return [:]
        }
        try expect(process.terminationStatus == 0, "python3 failed with status \(process.terminationStatus)")
        return Dictionary(uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            guard parts.count == 3, let ms = Double(parts[1]) else { return nil }
            return (String(parts[0]), (ms, String(parts[2])))
        })
    }

    /// Each program in a scope of its own, measured as `measure` does.
    private static var pythonScript: String {
        let functions = programs.map { program in
            "def scope():\n" + program.python.split(separator: "\n").map { "    \($0)\n" }.joined()
                + "    return run\nmeasure('\(program.name)', scope())\n"
        }
        return """
            import sys, time
            from functools import cmp_to_key
            sys.setrecursionlimit(100000)
            def measure(name, run):
                times = []
                for index in range(36):
                    start = time.perf_counter()
                    answer = run()
                    if index >= 5: times.append(time.perf_counter() - start)
                print(name, sorted(times)[15] * 1000, answer)

            """ + functions.joined()
    }

    private static let programs = [
        Program(
            name: "fib", n: 25,
            swift: """
                func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
                func run() -> Int { fib(25) }
                """,
            python: """
                def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
                def run(): return fib(25)
                """),
        Program(
            name: "additions", n: 2_000_000,
            swift: """
                func run() -> Int {
                    var sum = 0
                    for number in 0..<2_000_000 { sum += number }
                    return sum
                }
                """,
            python: """
                def run():
                    sum = 0
                    for number in range(2000000): sum += number
                    return sum
                """),
        Program(
            name: "dictionary", n: 200_000,
            swift: """
                func run() -> Int {
                    var counts: [String: Int] = [:]
                    for number in 0..<200_000 { counts["key \\(number % 100_000)", default: 0] += 1 }
                    return counts.count
                }
                """,
            python: """
                def run():
                    counts = {}
                    for number in range(200000):
                        key = f"key {number % 100000}"
                        counts[key] = counts.get(key, 0) + 1
                    return len(counts)
                """),
        Program(
            name: "sorting", n: 100_000,
            swift: """
                struct Item { let key: Int; let name: String }
                let items: [Item] = {
                    var seed = 1
                    return (0..<100_000).map { _ in
                        seed = seed * 1103515245 % 2147483648 + 12345
                        return Item(key: seed, name: "item")
                    }
                }()
                func run() -> Int { items.sorted { $0.key < $1.key }[50_000].key }
                """,
            python: """
                class Item:
                    __slots__ = ('key', 'name')
                    def __init__(self, key, name): self.key = key; self.name = name
                items = []
                seed = 1
                for _ in range(100000):
                    seed = seed * 1103515245 % 2147483648 + 12345
                    items.append(Item(seed, "item"))
                def run(): return sorted(items, key=cmp_to_key(lambda a, b: (a.key > b.key) - (a.key < b.key)))[50000].key
                """),
        Program(
            name: "methods", n: 1_000_000,
            swift: """
                protocol Shape { func area() -> Int }
                struct Square: Shape { let side: Int; func area() -> Int { side * side } }
                struct Bar: Shape { let length: Int; func area() -> Int { length * 2 } }
                let shapes: [any Shape] = (0..<1000).map { $0 % 2 == 0 ? Square(side: $0) : Bar(length: $0) }
                func run() -> Int {
                    var sum = 0
                    for _ in 0..<1000 { for shape in shapes { sum += shape.area() } }
                    return sum
                }
                """,
            python: """
                class Square:
                    def __init__(self, side): self.side = side
                    def area(self): return self.side * self.side
                class Bar:
                    def __init__(self, length): self.length = length
                    def area(self): return self.length * 2
                shapes = [Square(n) if n % 2 == 0 else Bar(n) for n in range(1000)]
                def run():
                    sum = 0
                    for _ in range(1000):
                        for shape in shapes: sum += shape.area()
                    return sum
                """),
        Program(
            name: "text", n: 200_000,
            swift: """
                func run() -> Int {
                    var text = ""
                    for number in 0..<200_000 { text += "item \\(number), " }
                    return text.count
                }
                """,
            python: """
                def run():
                    text = ""
                    for number in range(200000): text += f"item {number}, "
                    return len(text)
                """),
        Program(
            name: "objects", n: 1_000_000,
            swift: """
                final class Node {
                    let value: Int
                    let next: Node?
                    init(_ value: Int, _ next: Node?) { self.value = value; self.next = next }
                }
                func run() -> Int {
                    var first: Node? = nil
                    for value in 0..<1_000_000 { first = Node(value, first) }
                    return first?.value ?? 0
                }
                """,
            python: """
                class Node:
                    __slots__ = ('value', 'next')
                    def __init__(self, value, next): self.value = value; self.next = next
                def run():
                    first = None
                    for value in range(1000000): first = Node(value, first)
                    value = first.value
                    while first is not None: first = first.next
                    return value
                """),
    ]
}
