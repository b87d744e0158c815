final class Tracked { let name: String; init(_ name: String) { self.name = name }; deinit { print("gone", name) } }
struct Oops: Error { let text: String }
func pause() async { await Task.yield() }
func change(_ x: inout Int, by n: Int) async { x += n; await pause(); x *= 2 }
func changeThrowing(_ x: inout [String], _ s: String) async throws { x.append(s); await pause(); if s == "!" { throw Oops(text: s) }; x.append(s + s) }
struct Inner { var n = 1; var list: [Int] = [1, 2, 3]; mutating func bump() async -> Int { n += 1; await pause(); list.append(n); return list.count } }
struct Outer { var inner = Inner(); var maybe: Inner? = Inner(); var table: [String: Inner] = ["a": Inner()]; var computed: Int { get { inner.n * 10 } set { inner.n = newValue / 10 } } }
func inouts() async {
    var x = 3
    await change(&x, by: 2); print(x)
    var o = Outer()
    await change(&o.inner.n, by: 4); print(o.inner.n)
    await change(&o.inner.list[1], by: 5); print(o.inner.list)
    print(await o.inner.bump(), await o.maybe?.bump() ?? -1, o.maybe!.list)
    _ = await o.table["a"]?.bump()
    print(o.table["a"]!.list, o.table.count)
    await change(&o.computed, by: 10); print(o.computed, o.inner.n)
    var words = ["x"]
    let copy = words
    do { try await changeThrowing(&words, "y"); try await changeThrowing(&words, "!") } catch { print(error) }
    print(words, copy)
    let closure: (inout Int) async -> Void = { n in await pause(); n += 100 }
    await closure(&x); print(x)
}
await inouts()  // expect: 10
// expect: 10
// expect: [1, 14, 3]
// expect: 4 4 [1, 2, 3, 2]
// expect: [1, 2, 3, 2] 1
// expect: 240 24
// expect: Oops(text: "!")
// expect: ["x", "y", "yy", "!"] ["x"]
// expect: 110
protocol Source { associatedtype Item; mutating func next() async -> Item? }
struct Values: Source { var left: [String]; mutating func next() async -> String? { await pause(); return left.isEmpty ? nil : left.removeFirst() } }
final class Shared: Source { var n = 0; func next() async -> Int? { n += 1; await pause(); return n > 3 ? nil : n } }
struct Fixed: Source { let n: Int; func next() async -> Int? { await pause(); return n } }
func drain<S: Source>(_ source: inout S, _ limit: Int) async -> [S.Item] { var all: [S.Item] = []; while all.count < limit, let item = await source.next() { all.append(item) }; return all }
var values = Values(left: ["p", "q", "r"]), shared = Shared(), fixed = Fixed(n: 7)
print(await drain(&values, 2), values.left, await drain(&shared, 9), shared.n, await drain(&fixed, 2))  // expect: ["p", "q"] ["r"] [1, 2, 3] 4 [7, 7]
func leaving(_ how: Int) async throws -> String {
    let a = Tracked("a\(how)")
    defer { print("defer", how, a.name) }
    for i in 0..<3 {
        let b = Tracked("b\(how)\(i)")
        await pause()
        if i == how { if how == 0 { break }; if how == 1 { return b.name }; throw Oops(text: b.name) }
        if i == 1 { continue }
    }
    let c = Tracked("c\(how)")
    await pause()
    return c.name
}
for how in 0..<4 { do { print(try await leaving(how)) } catch { print("error", error) } }  // expect: gone b00
// expect: gone c0
// expect: defer 0 a0
// expect: gone a0
// expect: c0
// expect: gone b10
// expect: gone b11
// expect: defer 1 a1
// expect: gone a1
// expect: b11
// expect: gone b20
// expect: gone b21
// expect: gone b22
// expect: defer 2 a2
// expect: gone a2
// expect: error Oops(text: "b22")
// expect: gone b30
// expect: gone b31
// expect: gone b32
// expect: gone c3
// expect: defer 3 a3
// expect: gone a3
// expect: c3
func asyncLets(_ how: Int) async throws -> Int {
    var total = 0
    for i in 1...3 {
        async let one = number(i), two = failing(i, how)
        total += await one
        if i == how, how == 2 { return total }
        if i == 2 { continue }
        total += try await two
    }
    return total
}
func number(_ n: Int) async -> Int { await pause(); return n }
func failing(_ n: Int, _ how: Int) async throws -> Int { await pause(); if how == n + 10 { throw Oops(text: "\(n)") }; return n * 100 }
for how in [0, 2, 11, 13] { do { print(how, try await asyncLets(how)) } catch { print(how, error) } }  // expect: 0 406
// expect: 2 103
// expect: 11 Oops(text: "1")
// expect: 13 Oops(text: "3")
func counter() -> () async -> Int { var n = 0; return { n += 1; await pause(); n += 1; return n } }
let count = counter()
print(await count(), await count())  // expect: 2 4
func generic<T: CustomStringConvertible, U>(_ t: T, _ make: (T) async throws -> U) async rethrows -> [U] { var all: [U] = []; for _ in 0..<2 { await pause(); all.append(try await make(t)) }; return all }
print(await generic(4) { $0 + 1 }, await generic("s") { s in await pause(); return s + "!" })  // expect: [5, 5] ["s!", "s!"]
do { _ = try await generic(1) { _ -> Int in throw Oops(text: "inside") } } catch { print(error) }  // expect: Oops(text: "inside")
struct Stack<Element> { var items: [Element] = []; mutating func push(_ make: () async -> Element) async -> Self { items.append(await make()); return self } }
var stack = Stack<String>()
print(await stack.push { "a" }.items, await stack.push { await pause(); return "b" }.items, type(of: stack))  // expect: ["a"] ["a", "b"] Stack<String>
enum Tree { indirect case node(Tree, Int, Tree); case leaf
    func sum() async -> Int { switch self { case .leaf: return 0; case let .node(l, n, r): await pause(); return await l.sum() + n + r.sum() } } }
print(await Tree.node(.node(.leaf, 1, .leaf), 2, .node(.leaf, 3, .leaf)).sum())  // expect: 6
class Node { var next: Node?; let n: Int; init(_ n: Int, _ next: Node?) async { await pause(); self.n = n; self.next = next }; func total() async -> Int { n + (await next?.total() ?? 0) } }
print(await Node(1, Node(2, Node(3, nil))).total())  // expect: 6
var text = ""
while let c = await values.next() { text += c }
print(text, await [1, 2, 3].count + number(4))  // expect: r 7
let results = await withTaskGroup(of: (Int, String).self) { group -> [String] in
    for i in 0..<3 { group.addTask { for _ in 0..<i { await pause() }; return (i, "v\(i)") } }
    var found = [String](repeating: "", count: 3)
    for await (i, v) in group { found[i] = v }
    return found
}
print(results)  // expect: ["v0", "v1", "v2"]
func fib(_ n: Int) async -> Int { n < 2 ? n : await fib(n - 1) + fib(n - 2) }
print(await fib(15))  // expect: 610
func optional(_ s: Shared?) async -> String { guard let v = await s?.next() else { return "none" }; return "some \(v)" }
print(await optional(nil), await optional(Shared()), (try? await failing(1, 11)) == nil, (try? await failing(1, 0)) ?? 0)  // expect: none some 1 true 100
let weakly = Task { () -> String in let t = Tracked("weak"); weak var w = t; await pause(); let s = w == nil ? "nil" : "there"; return s + t.name }
print(await weakly.value)  // expect: gone weak
// expect: thereweak
let handle = Task<Int, Never> { 5 }
let typed: Task<String, Error> = Task { try await Task.sleep(nanoseconds: 1); return "typed" }
print(await handle.value, try await typed.value, handle == handle, await handle.result)  // expect: 5 typed true success(5)
let chain = Task { await Task { await Task { 3 }.value + 1 }.value + 1 }
print(await chain.value)  // expect: 5
func onMain(_ n: Int) async -> Int { await MainActor.run { n + 1 } }
print(await onMain(1))  // expect: 2
let clock = ContinuousClock()
let d = Duration.seconds(2) + .milliseconds(500)
print(d, d * 2, d < .seconds(3), d.components.seconds, Duration.milliseconds(1500) / 3)  // expect: 2.5 seconds 5.0 seconds true 2 0.5 seconds
let start = clock.now
try await clock.sleep(for: .milliseconds(5))
print(clock.now - start >= .milliseconds(5), start.duration(to: clock.now) > .zero)  // expect: true true
try await Task.sleep(until: .now + .milliseconds(2), clock: .continuous)
enum State { case idle, loading, loaded([String]), failed(String) }
@MainActor final class Model { private(set) var state = State.idle { didSet { print("state", state) } }; var tasks: [Task<Void, Never>] = []
    func load(_ ok: Bool) { tasks.append(Task { state = .loading; do { state = .loaded(try await fetch(ok)) } catch { state = .failed("\(error)") } }) }
    private func fetch(_ ok: Bool) async throws -> [String] { await pause(); if !ok { throw Oops(text: "net") }; return ["a"] } }
let model = await Model()
await model.load(true); for t in await model.tasks { await t.value }  // expect: state loading
// expect: state loaded(["a"])
await model.load(false); for t in await model.tasks { await t.value }  // expect: state loading
// expect: state failed("Oops(text: \"net\")")
