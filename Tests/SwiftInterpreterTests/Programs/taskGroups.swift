@MainActor final class Log { static var lines: [String] = [] }
@MainActor func note(_ s: String) { Log.lines.append(s); print(s) }
@MainActor func work(_ name: String, _ ms: Int, after: Int = 0) async -> String {
    try? await Task.sleep(for: .milliseconds(after))
    note("\(name) begins")
    try? await Task.sleep(for: .milliseconds(ms))
    note("\(name) ends\(Task.isCancelled ? " cancelled" : "")")
    return name.uppercased()
}
struct Oops: Error { var n: Int }
@MainActor func failing(_ n: Int, _ ms: Int) async throws -> Int {
    try await Task.sleep(for: .milliseconds(ms))
    if n < 0 { throw Oops(n: n) }
    return n * n
}
@MainActor func pair() async -> String {
    async let a = work("a", 60, after: 20)
    async let b = work("b", 30, after: 25)
    note("both asked for")
    let text = await a + "," + (await b)
    return text
}
print(await pair())  // expect: both asked for
// expect: a begins
// expect: b begins
// expect: b ends
// expect: a ends
// expect: A,B
@MainActor func left() async -> Int {
    async let never = work("never", 200, after: 5)
    try? await Task.sleep(for: .milliseconds(60))
    note("leaving")
    return 5
}
print(await left())  // expect: never begins
// expect: leaving
// expect: never ends cancelled
// expect: 5
@MainActor func throwing() async throws -> Int {
    async let x = failing(3, 20)
    async let y = failing(-1, 40)
    return try await x + y
}
do { print(try await throwing()) } catch { print("caught", error) }  // expect: caught Oops(n: -1)
@MainActor func sums() async -> [Int] {
    await withTaskGroup(of: Int.self) { group in
        for i in 1...4 { group.addTask { try? await Task.sleep(for: .milliseconds((5 - i) * 30)); return i } }
        var all: [Int] = []
        for await value in group { all.append(value) }
        return all
    }
}
print(await sums())  // expect: [4, 3, 2, 1]
let total = await withTaskGroup(of: Int.self, returning: Int.self) { group in
    for i in 1...10 { group.addTask { i } }
    var sum = 0
    while let next = await group.next() { sum += next }
    return sum
}
print(total)  // expect: 55
do {
    let values = try await withThrowingTaskGroup(of: Int.self) { group -> [Int] in
        for (i, n) in [2, -7, 4].enumerated() { group.addTask { try await failing(n, 20 + i * 30) } }
        var found: [Int] = []
        for try await value in group { found.append(value); print("got", value) }
        return found
    }  // expect: got 4
    print(values)
} catch let error as Oops { print("group failed", error.n) }  // expect: group failed -7
let first = await withTaskGroup(of: String.self) { group in
    group.addTask { await work("slow", 300) }
    group.addTask { await work("fast", 60, after: 20) }
    let winner = await group.next() ?? "none"
    group.cancelAll()
    return winner
}  // expect: slow begins
// expect: fast begins
// expect: fast ends
// expect: slow ends cancelled
print(first)  // expect: FAST
let parent = Task { @MainActor in
    await withTaskGroup(of: Void.self) { group in
        for i in 0..<2 { group.addTask { await note(Task.isCancelled ? "?" : "child \(i)"); do { try await Task.sleep(for: .seconds(5)) } catch { try? await Task { try await Task.sleep(for: .milliseconds(20 + 40 * i)) }.value; await note("child \(i) stopped") } } ; try? await Task.sleep(for: .milliseconds(20)) }
    }
    return Task.isCancelled
}
try await Task.sleep(for: .milliseconds(120))  // expect: child 0
// expect: child 1
parent.cancel()
print(await parent.value)  // expect: child 0 stopped
// expect: child 1 stopped
// expect: true
func later() async -> Int { 4 }
async let top = later()
print(await top)  // expect: 4
print(await Log.lines.count)  // expect: 16
