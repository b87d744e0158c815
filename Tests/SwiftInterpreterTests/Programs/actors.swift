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
print(a.name, a.title, a.greet())  // expect: a account of a hello, a
await a.deposit(10)
print(await a.balance)  // expect: 10
do { try await a.move(4, to: b); try await a.move(40, to: b) } catch { print(error) }  // expect: Short(by: 34)
print(await a.balance, await b.balance, await a[3])  // expect: 6 4 18
print(await a.slowly(5))  // expect: 11
await withTaskGroup(of: Void.self) { group in for i in 1...5 { group.addTask { await b.deposit(i) } } }
print(await b.balance)  // expect: 19
@MainActor final class Model {
    var items: [String] = []
    func load() async { items = await fetch(); print("loaded", items.count) }
    nonisolated func fetch() async -> [String] { ["x", "y"] }
}
let model = await Model()
await model.load()  // expect: loaded 2
print(await MainActor.run { model.items.joined() })  // expect: xy
protocol Loading { associatedtype Item; func load(_ n: Int) async throws -> Item }
struct Texts: Loading { func load(_ n: Int) async throws -> String { await Task.yield(); return String(repeating: "t", count: n) } }
final class Numbers: Loading { var calls = 0; func load(_ n: Int) async -> Int { calls += 1; return n * calls } }
func twice<L: Loading>(_ l: L) async throws -> [L.Item] { [try await l.load(2), try await l.load(3)] }
print(try await twice(Texts()), try await twice(Numbers()))  // expect: ["tt", "ttt"] [2, 6]
let any: any Loading = Texts()
print(try await any.load(1))  // expect: t
struct Lazy { var value: Int { get async { await Task.yield(); return 9 } }; var risky: Int { get async throws { throw Short(by: 1) } }; init(_ n: Int) async { await Task.yield(); self.n = n }; let n: Int }
let lazy = await Lazy(3)
print(await lazy.value + lazy.n)  // expect: 12
do { _ = try await lazy.risky } catch { print("risky", error) }  // expect: risky Short(by: 1)
print((try? await lazy.risky) as Any)  // expect: nil
let steps: [() async -> Int] = [{ 1 }, { await Task.yield(); return 2 }, { await lazy.value }]
var sum = 0
for step in steps { sum += await step() }
print(sum)  // expect: 12
func apply(_ f: (Int) async throws -> Int, to n: Int) async rethrows -> Int { try await f(n) }
print(await apply({ $0 + 1 }, to: 4), await apply({ n in await Task.yield(); return n * 2 }, to: 4))  // expect: 5 8
class Base { func f() async -> String { "base" }; deinit { print("gone") } }
class Derived: Base { override func f() async -> String { await Task.yield(); return "derived+" + (await super.f()) } }
func use() async { let x: Base = Derived(); print(await x.f()) }
await use()  // expect: derived+base
// expect: gone
func depth(_ n: Int) async -> Int { if n == 0 { await Task.yield(); return 0 }; return await depth(n - 1) + 1 }
print(await depth(500))  // expect: 500
let t = Task { [weak model] in await model?.items.count ?? -1 }
print(await t.value)  // expect: 2
func nested() async throws -> Int {
    do { defer { print("defer 1") }
        do { defer { print("defer 2") }; try await Task.sleep(for: .milliseconds(1)); throw Short(by: 2) } catch let e as Short where e.by == 3 { return 3 }
    } catch { print("outer", error); return await depth(3) }
    return 0
}
print(try await nested())  // expect: defer 2
// expect: defer 1
// expect: outer Short(by: 2)
// expect: 3
let tuple = (await depth(1), await depth(2))
print(tuple, [await depth(1): await lazy.value], "\(await depth(2)) and \(await lazy.value)")  // expect: (1, 2) [1: 9] 2 and 9
let choice = await depth(2) > 1 ? await depth(5) : await depth(6)
print(choice, await depth(0) == 0 && choice == 5)  // expect: 5 true
if let x = try? await nested(), x == 3 { print("x", x) }  // expect: defer 2
// expect: defer 1
// expect: outer Short(by: 2)
// expect: x 3
switch await depth(2) { case 2: print("two"); default: print("other") }  // expect: two
var dict: [String: Int] = [:]
for key in ["a", "b", "a"] { dict[key, default: 0] += await depth(2) }
print(dict["a"]!, dict["b"]!)  // expect: 4 2
var array = [1, 2, 3]
array[await depth(1)] = await depth(7)
print(array)  // expect: [1, 7, 3]
