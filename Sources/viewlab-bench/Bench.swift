import ArgumentParser
import Foundation

/// Measures the engine and whole sessions: one JSON line a figure, the median of at least 30 runs after a warm-up.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewlab-bench", abstract: "Measure the engine and whole sessions, a line of JSON a figure.",
        discussion: "The benchmarks: \(all.map(\.name).joined(separator: ", ")).")

    @Argument(help: "The benchmark to run; without it all of them are.")
    var name: String?

    @Argument(help: "How many rows, links or elements.")
    var n: Int?

    /// A benchmark with the size at which it is reported.
    struct Benchmark: Sendable {
        let name: String
        let n: Int
        let run: @Sendable (Int) throws -> [Measurement]
    }

    static let all = [
        Benchmark(name: "rows", n: 10_000, run: CompiledBenchmarks.rows),
        Benchmark(name: "one-of", n: 10_000, run: CompiledBenchmarks.oneOf),
        Benchmark(name: "deep", n: 1_000, run: CompiledBenchmarks.deep),
        Benchmark(name: "wide-environment", n: 10_000, run: CompiledBenchmarks.wideEnvironment),
        Benchmark(name: "shuffle", n: 10_000, run: CompiledBenchmarks.shuffle),
        Benchmark(name: "memory", n: 100_000, run: CompiledBenchmarks.memory),
        Benchmark(name: "swiftui-rows", n: 1_000, run: InterpretedBenchmarks.swiftUIRows),
        Benchmark(name: "list-500k", n: 500_000, run: InterpretedBenchmarks.list),
        Benchmark(name: "lazy-million", n: 1_000_000, run: InterpretedBenchmarks.lazyRows),
        Benchmark(name: "interpreter", n: 20, run: InterpreterBenchmarks.all),
        Benchmark(name: "load", n: 300, run: InterpreterBenchmarks.load),
    ]

    func validate() throws {
        if let name, !Self.all.contains(where: { $0.name == name }) {
            throw ValidationError("There is no benchmark \(name).")
        }
        if let n, n < 20 { throw ValidationError("N is to be 20 or more.") }
    }

    func run() throws {
        let chosen = Self.all.filter { name == nil || $0.name == name }
        let n = n
        // Views nest: deep trees need more than a thread's usual stack.
        let thread = Thread {
            var hasFailed = false
            for benchmark in chosen {
                do {
                    for measurement in try benchmark.run(n ?? benchmark.n) {
                        print(measurement.line)
                        fflush(nil)
                    }
                } catch {
                    FileHandle.standardError.write(Data("viewlab-bench: \(benchmark.name): \(error)\n".utf8))
                    hasFailed = true
                }
            }
            Foundation.exit(hasFailed ? 1 : 0)
        }
        thread.stackSize = 512 << 20
        thread.start()
        while true { sleep(1000) }
    }
}
