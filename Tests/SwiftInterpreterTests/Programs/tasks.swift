func add(_ a: Int, _ b: Int) async -> Int {
    await Task.yield()
    return a + b
}
struct Failure: Error { let code: Int }
func fail(_ code: Int) async throws -> String {
    try await Task.sleep(nanoseconds: 1_000_000)
    if code > 0 { throw Failure(code: code) }
    return "fine"
}
print(await add(1, 2))  // expect: 3
let text = "a" + String(await add(3, 4)) + "b"
print(text)  // expect: a7b
do { print(try await fail(0)); print(try await fail(7)) } catch { print("caught", error) }  // expect: fine
// expect: caught Failure(code: 7)
let task = Task { () -> Int in
    print("task begins")
    let x = await add(10, 20)
    print("task goes on")
    return x * 2
}
print("before")  // expect: before
print(await task.value)  // expect: task begins
// expect: task goes on
// expect: 60
let failing = Task { try await fail(3) }
switch await failing.result {
case .success(let text): print(text)
case .failure(let error): print("failure", error)
}  // expect: failure Failure(code: 3)
do { _ = try await failing.value } catch let error as Failure { print("code", error.code) }  // expect: code 3
let sleeper = Task { () -> String in
    do { try await Task.sleep(for: .seconds(100)); return "slept" } catch { return "\(type(of: error))" }
}
try await Task.sleep(for: .milliseconds(10))
sleeper.cancel()
print(await sleeper.value, sleeper.isCancelled)  // expect: CancellationError true
final class Counter { var n = 0; func bump(_ s: String) async -> String { n += 1; await Task.yield(); n += 1; return "\(s)\(n)" } }
let counter = Counter()
print(await counter.bump("x") + counter.bump("y"))  // expect: x2y4
var list: [String] = []
for i in 0..<3 { list.append(await counter.bump("\(i)-")) }
print(list)  // expect: ["0-6", "1-8", "2-10"]
struct P { var parts: [String] = []; mutating func grow(_ s: String) async { parts.append(s); await Task.yield(); parts.append(s + "!") } }
var p = P(parts: ["0"])
await p.grow("a")
await p.grow("b")
print(p.parts)  // expect: ["0", "a", "a!", "b", "b!"]
print(Task.isCancelled)  // expect: false
let all = Task { await withTaskCancellationHandler { await add(5, 6) } onCancel: { print("cancelled!") } }
print(await all.value)  // expect: 11
