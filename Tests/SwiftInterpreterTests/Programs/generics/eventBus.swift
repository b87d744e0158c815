final class Bus {
    private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:]
    func on<E>(_ type: E.Type, _ f: @escaping (E) -> Void) { handlers[ObjectIdentifier(type), default: []].append { if let e = $0 as? E { f(e) } } }
    func send<E>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
}
struct Login { let user: String }
struct Logout {}
let bus = Bus()
bus.on(Login.self) { print("hi", $0.user) }
bus.on(Login.self) { print("count", $0.user.count) }
bus.send(Login(user: "Ann"))  // expect: hi Ann
// expect: count 3
bus.send(Logout())
