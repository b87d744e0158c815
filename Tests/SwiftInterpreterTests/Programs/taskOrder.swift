@MainActor func say(_ s: String) { print(s) }
@MainActor func main1() async {
    Task { say("task 1") }
    Task { say("task 2"); await Task.yield(); say("task 2 again") }
    say("main")
    await Task.yield()
    say("main after yield")
    await Task.yield()
    say("main after 2nd yield")
    let t = Task { say("t"); return 1 }
    let ws = (1...3).map { i in Task { say("w\(i) waits"); let v = await t.value; say("w\(i) has \(v)") } }
    for w in ws { await w.value }
    let gate = Task { try? await Task.sleep(for: .milliseconds(20)); say("gate") }
    let qs = (1...3).map { i in Task { await gate.value; say("q\(i)") } }
    for q in qs { await q.value }
    async let x: Void = say("async let")
    say("after async let")
    await x
    let c = Task { say("c: \(Task.isCancelled)"); do { try Task.checkCancellation(); say("?") } catch { say("\(error)") } }
    c.cancel()
    await c.value
    let n = Task { Task { say("inner") }; say("outer") }
    await n.value
    await Task.yield()
    let r = await withTaskCancellationHandler { say("op"); return 3 } onCancel: { print("never") }
    say("\(r)")
    let d = Task { await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(10)); say("op ends") } onCancel: { print("handler") } }
    try? await Task.sleep(for: .milliseconds(10))
    d.cancel()
    say("cancelled d")
    await d.value
    Task.detached { await say("detached") }
    try? await Task.sleep(for: .milliseconds(50))
    say("end")
}
await main1()  // expect: main
// expect: task 1
// expect: task 2
// expect: main after yield
// expect: task 2 again
// expect: main after 2nd yield
// expect: t
// expect: w1 waits
// expect: w1 has 1
// expect: w2 waits
// expect: w2 has 1
// expect: w3 waits
// expect: w3 has 1
// expect: gate
// expect: q3
// expect: q2
// expect: q1
// expect: after async let
// expect: async let
// expect: c: true
// expect: CancellationError()
// expect: outer
// expect: inner
// expect: op
// expect: 3
// expect: handler
// expect: cancelled d
// expect: op ends
// expect: detached
// expect: end
