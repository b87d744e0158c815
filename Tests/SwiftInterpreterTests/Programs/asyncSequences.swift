func numbers(_ n: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        for i in 0..<n { continuation.yield(i) }
        continuation.finish()
    }
}
for await n in numbers(4) { print(n) }  // expect: 0
// expect: 1
// expect: 2
// expect: 3
for await n in numbers(10) where n % 2 == 1 { if n > 6 { break }; print("odd", n) }  // expect: odd 1
// expect: odd 3
// expect: odd 5
let ticks = AsyncStream<String> { continuation in
    let task = Task {
        for i in 1...3 { try? await Task.sleep(for: .milliseconds(20)); continuation.yield("tick \(i)") }
        continuation.finish()
    }
    continuation.onTermination = { reason in print("ended", reason); task.cancel() }
}
for await tick in ticks { print(tick) }  // expect: tick 1
// expect: tick 2
// expect: ended finished
// expect: tick 3
let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
for i in 1...5 { continuation.yield(i) }
continuation.finish()
var rest: [Int] = []
for await value in stream { rest.append(value) }
print(rest)  // expect: [4, 5]
let (kept, keeper) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingOldest(2))
for i in 1...4 {
    switch keeper.yield(i) {
    case .enqueued(let remaining): print("enqueued", remaining)
    case .dropped(let value): print("dropped", value)
    case .terminated: print("terminated")
    @unknown default: print("?")
    }
}  // expect: enqueued 1
// expect: enqueued 0
// expect: dropped 3
// expect: dropped 4
keeper.finish()
if case .terminated = keeper.yield(9) { print("over") }  // expect: over
for await value in kept { print("kept", value) }  // expect: kept 1
// expect: kept 2
struct Countdown: AsyncSequence {
    typealias Element = Int
    let from: Int
    struct Iterator: AsyncIteratorProtocol {
        var n: Int
        mutating func next() async -> Int? {
            if n == 0 { return nil }
            await Task.yield()
            defer { n -= 1 }
            return n
        }
    }
    func makeAsyncIterator() -> Iterator { Iterator(n: from) }
}
for await n in Countdown(from: 3) { print("count", n) }  // expect: count 3
// expect: count 2
// expect: count 1
var collected: [String] = []
for await text in Countdown(from: 6).filter({ $0 % 2 == 0 }).map({ "<\($0)>" }).prefix(2) { collected.append(text) }
print(collected)  // expect: ["<6>", "<4>"]
print(await Countdown(from: 4).reduce(0, +), await Countdown(from: 5).contains(2), await Countdown(from: 5).first { $0 < 3 } ?? -1)  // expect: 10 true 2
enum Bad: Error { case one(Int) }
let broken = AsyncThrowingStream<Int, Error> { continuation in
    continuation.yield(1); continuation.yield(2)
    continuation.finish(throwing: Bad.one(3))
}
do { for try await n in broken { print("n", n) } } catch { print("failed", error) }  // expect: n 1
// expect: n 2
// expect: failed one(3)
final class Source: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = String
    var left = ["x", "y", "z"]
    func next() async throws -> String? {
        if left.count == 1 { throw Bad.one(left.count) }
        return left.removeFirst()
    }
    func makeAsyncIterator() -> Source { self }
}
do { for try await s in Source() { print(s) } } catch { print("source", error) }  // expect: x
// expect: y
// expect: source one(1)
func old(_ n: Int, done: @escaping (Result<Int, Bad>) -> Void) {
    Task { try? await Task.sleep(for: .milliseconds(10)); done(n < 0 ? .failure(.one(n)) : .success(n + 1)) }
}
func new(_ n: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { c in
        old(n) { result in
            switch result { case .success(let v): c.resume(returning: v); case .failure(let e): c.resume(throwing: e) }
        }
    }
}
print(try await new(4))  // expect: 5
do { print(try await new(-4)) } catch { print("bridged", error) }  // expect: bridged one(-4)
let word: String = await withCheckedContinuation { $0.resume(returning: "now") }
print(word)  // expect: now
await withUnsafeContinuation { (c: UnsafeContinuation<Void, Never>) in c.resume() }
func collect<S: AsyncSequence>(_ s: S) async rethrows -> [S.Element] { var all: [S.Element] = []; for try await x in s { all.append(x) }; return all }
print(await collect(Countdown(from: 3)), await collect(numbers(3)))  // expect: [3, 2, 1] [0, 1, 2]
let reader = Task { () -> Int in
    var n = 0
    let endless = AsyncStream<Int> { c in c.onTermination = { print("reader's", $0) }; c.yield(1); c.yield(2) }
    for await _ in endless { n += 1 }
    return n
}
try await Task.sleep(for: .milliseconds(30))
reader.cancel()  // expect: reader's cancelled
print(await reader.value)  // expect: 2
var unfolded = 0
let counted = AsyncStream<Int>(unfolding: { unfolded += 1; return unfolded < 4 ? unfolded : nil })
for await n in counted { print("unfolded", n) }  // expect: unfolded 1
// expect: unfolded 2
// expect: unfolded 3
