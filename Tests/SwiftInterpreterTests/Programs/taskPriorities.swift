// A closure that throws nothing makes a task that throws nothing, whatever stands beside it.
func work() async {
    let high = Task(priority: .high) { print("high") }
    let low = Task(priority: .low, operation: { 2 })
    let detached = Task.detached(priority: .background) { "detached" }
    await high.value
    print(await low.value, await detached.value)
}
await work()  // expect: high
// expect: 2 detached

struct Mode: RawRepresentable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static let quick = Mode(rawValue: 7)
}
func run(_ mode: Mode, _ body: () -> Int) -> String { "plain \(body())" }
func run(_ mode: Mode, _ body: () throws -> Int) rethrows -> String { "throwing \(try body())" }
print(run(.quick) { 1 })  // expect: plain 1
