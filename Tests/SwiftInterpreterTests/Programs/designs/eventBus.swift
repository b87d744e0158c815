// A bus of events with types as keys, and subscriptions that end.
protocol Event {}
struct LoggedIn: Event { let user: String }
struct Purchased: Event { let item: String; let price: Double }
final class EventBus {
    final class Token {
        private let cancel: () -> Void
        init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
        deinit { cancel() }
    }
    private var handlers: [ObjectIdentifier: [Int: (any Event) -> Void]] = [:]
    private var nextID = 0
    func on<E: Event>(_ type: E.Type, _ handler: @escaping (E) -> Void) -> Token {
        let key = ObjectIdentifier(type)
        nextID += 1
        let id = nextID
        handlers[key, default: [:]][id] = { event in
            if let event = event as? E { handler(event) }
        }
        return Token { [weak self] in self?.handlers[key]?[id] = nil }
    }
    func post<E: Event>(_ event: E) {
        for (_, handler) in (handlers[ObjectIdentifier(E.self)] ?? [:]).sorted(by: { $0.key < $1.key }) { handler(event) }
    }
}
let bus = EventBus()
var log: [String] = []
var tokens: [EventBus.Token] = []
tokens.append(bus.on(LoggedIn.self) { log.append("hello \($0.user)") })
tokens.append(bus.on(Purchased.self) { log.append("sold \($0.item) for \($0.price)") })
var extra: EventBus.Token? = bus.on(LoggedIn.self) { log.append("again \($0.user)") }
bus.post(LoggedIn(user: "Ann"))
bus.post(Purchased(item: "pen", price: 1.5))
extra = nil
bus.post(LoggedIn(user: "Bob"))
tokens.removeAll()
bus.post(LoggedIn(user: "Cem"))
print(log, extra == nil)  // expect: ["hello Ann", "again Ann", "sold pen for 1.5", "hello Bob"] true
