// Values that belong to a task and what it begins.
enum Trace {
    @TaskLocal static var id = "none"
    @TaskLocal static var depth: Int?
}
func show(_ label: String) { print(label, Trace.id, Trace.depth as Any) }
show("outside")  // expect: outside none nil
Trace.$id.withValue("a") {
    show("inside")
    Trace.$id.withValue("b") { show("deeper") }
    Trace.$depth.withValue(3) { show("both") }
    show("again")
}  // expect: inside a nil
// expect: deeper b nil
// expect: both a Optional(3)
// expect: again a nil
show("outside")  // expect: outside none nil
func work() async -> String { await Task.yield(); return Trace.id }
func run() async {
    let r = await Trace.$id.withValue("task") {
        async let a = work()
        let t = Task { Trace.id }
        let d = Task.detached { Trace.id }
        return [await a, await t.value, await d.value, await work()]
    }
    print(r)
    await withTaskGroup(of: String.self) { group in
        Trace.$id.withValue("group") { }
        group.addTask { Trace.id }
        for await x in group { print(x) }
    }
    struct Oops: Error {}
    do { try Trace.$id.withValue("throwing") { show("t"); throw Oops() } } catch { print("caught", Trace.id) }
}
await run()  // expect: ["task", "task", "none", "task"]
// expect: none
// expect: t throwing nil
// expect: caught none
