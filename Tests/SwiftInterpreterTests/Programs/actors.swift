actor Account {
    private(set) var balance = 0
    let name: String
    nonisolated var title: String { "account of \(name)" }
    init(name: String) { self.name = name }
    func deposit(_ n: Int) { balance += n }
    func withdraw(_ n: Int) throws -> Int {
        guard balance >= n else { throw Short(by: n - balance) }
        balance -= n
        return balance
    }
    func move(_ n: Int, to other: Account) async throws {
        _ = try withdraw(n)
        await other.deposit(n)
    }
    func slowly(_ n: Int) async -> Int {
        let before = balance
        await Task.yield()
        balance = before + n
        return balance
    }
    subscript(i: Int) -> Int { balance * i }
    nonisolated func greet() -> String { "hello, \(name)" }
}
struct Short: Error { let by: Int }
let a = Account(name: "a"), b = Account(name: "b")
print(a.name, a.title, a.greet())
await a.deposit(10)
print(await a.balance)
do { try await a.move(4, to: b); try await a.move(40, to: b) } catch { print(error) }
print(await a.balance, await b.balance, await a[3])
print(await a.slowly(5))
await withTaskGroup(of: Void.self) { group in for i in 1...5 { group.addTask { await b.deposit(i) } } }
print(await b.balance)
@MainActor final class Model {
    var items: [String] = []
    func load() async { items = await fetch(); print("loaded", items.count) }
    nonisolated func fetch() async -> [String] { ["x", "y"] }
}
let model = await Model()
await model.load()
print(await MainActor.run { model.items.joined() })
protocol Loading { associatedtype Item; func load(_ n: Int) async throws -> Item }
struct Texts: Loading { func load(_ n: Int) async throws -> String { await Task.yield(); return String(repeating: "t", count: n) } }
final class Numbers: Loading { var calls = 0; func load(_ n: Int) async -> Int { calls += 1; return n * calls } }
func twice<L: Loading>(_ l: L) async throws -> [L.Item] { [try await l.load(2), try await l.load(3)] }
print(try await twice(Texts()), try await twice(Numbers()))
let any: any Loading = Texts()
print(try await any.load(1))
struct Lazy { var value: Int { get async { await Task.yield(); return 9 } }; var risky: Int { get async throws { throw Short(by: 1) } }; init(_ n: Int) async { await Task.yield(); self.n = n }; let n: Int }
let lazy = await Lazy(3)
print(await lazy.value + lazy.n)
do { _ = try await lazy.risky } catch { print("risky", error) }
print((try? await lazy.risky) as Any)
let steps: [() async -> Int] = [{ 1 }, { await Task.yield(); return 2 }, { await lazy.value }]
var sum = 0
for step in steps { sum += await step() }
print(sum)
func apply(_ f: (Int) async throws -> Int, to n: Int) async rethrows -> Int { try await f(n) }
print(await apply({ $0 + 1 }, to: 4), await apply({ n in await Task.yield(); return n * 2 }, to: 4))
class Base { func f() async -> String { "base" }; deinit { print("gone") } }
class Derived: Base { override func f() async -> String { await Task.yield(); return "derived+" + (await super.f()) } }
func use() async { let x: Base = Derived(); print(await x.f()) }
await use()
func depth(_ n: Int) async -> Int { if n == 0 { await Task.yield(); return 0 }; return await depth(n - 1) + 1 }
print(await depth(500))
let t = Task { [weak model] in await model?.items.count ?? -1 }
print(await t.value)
func nested() async throws -> Int {
    do { defer { print("defer 1") }
        do { defer { print("defer 2") }; try await Task.sleep(for: .milliseconds(1)); throw Short(by: 2) } catch let e as Short where e.by == 3 { return 3 }
    } catch { print("outer", error); return await depth(3) }
    return 0
}
print(try await nested())
let tuple = (await depth(1), await depth(2))
print(tuple, [await depth(1): await lazy.value], "\(await depth(2)) and \(await lazy.value)")
let choice = await depth(2) > 1 ? await depth(5) : await depth(6)
print(choice, await depth(0) == 0 && choice == 5)
if let x = try? await nested(), x == 3 { print("x", x) }
switch await depth(2) { case 2: print("two"); default: print("other") }
var dict: [String: Int] = [:]
for key in ["a", "b", "a"] { dict[key, default: 0] += await depth(2) }
print(dict["a"]!, dict["b"]!)
var array = [1, 2, 3]
array[await depth(1)] = await depth(7)
print(array)
