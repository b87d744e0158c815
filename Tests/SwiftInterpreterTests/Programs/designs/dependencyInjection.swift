// Services behind protocols, replaced in tests.
protocol Clock { var now: Int { get } }
protocol Store: AnyObject {
    func load(_ key: String) -> String?
    func save(_ value: String, for key: String)
}
struct FixedClock: Clock { let now: Int }
final class MemoryStore: Store {
    private(set) var values: [String: String] = [:]
    private(set) var writes = 0
    func load(_ key: String) -> String? { values[key] }
    func save(_ value: String, for key: String) {
        writes += 1
        values[key] = value
    }
}
final class Container {
    private var makers: [String: () -> Any] = [:]
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[String(describing: type)] = make }
    func resolve<T>(_ type: T.Type = T.self) -> T? { makers[String(describing: type)]?() as? T }
}
struct Greeter {
    let clock: any Clock
    unowned let store: any Store
    func greet(_ name: String) -> String {
        let greeting = switch clock.now {
        case ..<12: "Good morning"
        case 12..<18: "Good afternoon"
        default: "Good evening"
        }
        let visits = (Int(store.load(name) ?? "") ?? 0) + 1
        store.save(String(visits), for: name)
        return "\(greeting), \(name)! Visit \(visits)."
    }
}
let container = Container()
let shared = MemoryStore()
container.register((any Store).self) { shared }
container.register((any Clock).self) { FixedClock(now: 9) }
let store: (any Store)? = container.resolve()
if let clock: any Clock = container.resolve(), let store {
    let greeter = Greeter(clock: clock, store: store)
    print(greeter.greet("Ann"))
    print(greeter.greet("Ann"))
}  // expect: Good morning, Ann! Visit 1.
// expect: Good morning, Ann! Visit 2.
print(Greeter(clock: FixedClock(now: 20), store: shared).greet("Bo"), shared.writes)  // expect: Good evening, Bo! Visit 1. 3
print(container.resolve(Int.self) as Any)  // expect: nil
