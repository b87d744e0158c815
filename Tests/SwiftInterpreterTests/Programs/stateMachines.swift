// State machines, event buses, type erasure, builder pattern, dependency injection: objects that work together.
enum TrafficLight { case red, green, yellow
    mutating func advance() { self = switch self { case .red: .green; case .green: .yellow; case .yellow: .red } } }
var light = TrafficLight.red
for _ in 1...4 { light.advance(); print(light, terminator: " ") }  // expect: green yellow red green 
print()
struct Machine<State: Hashable, Event: Hashable> {
    private(set) var state: State
    private var transitions: [State: [Event: State]] = [:]
    init(_ initial: State) { state = initial }
    mutating func on(_ event: Event, from: State, to: State) { transitions[from, default: [:]][event] = to }
    @discardableResult mutating func send(_ event: Event) -> Bool {
        guard let next = transitions[state]?[event] else { return false }
        state = next
        return true
    }
}
var door = Machine<String, String>("closed")
door.on("open", from: "closed", to: "opened")
door.on("close", from: "opened", to: "closed")
print(door.send("open"), door.state, door.send("open"), door.send("close"), door.state)  // expect: true opened false true closed
final class EventBus {
    typealias Handler = (Any) -> Void
    private var handlers: [String: [(id: Int, handler: Handler)]] = [:]
    private var next = 0
    struct Token { let name: String; let id: Int }
    func subscribe<T>(_ name: String, _ handler: @escaping (T) -> Void) -> Token {
        next += 1
        handlers[name, default: []].append((next, { if let value = $0 as? T { handler(value) } }))
        return Token(name: name, id: next)
    }
    func post(_ name: String, _ value: Any) { handlers[name]?.forEach { $0.handler(value) } }
    func cancel(_ token: Token) { handlers[token.name]?.removeAll { $0.id == token.id } }
}
let bus = EventBus()
let token = bus.subscribe("n") { (n: Any) in print("got \(n)") }
_ = bus.subscribe("n") { (s: Any) in print("any \(s)") }
bus.post("n", 5)  // expect: got 5
// expect: any 5
bus.post("n", "five")  // expect: got five
// expect: any five
bus.cancel(token)
bus.post("n", 6)  // expect: any 6
protocol Service { func fetch(_ id: Int) -> String? }
struct LiveService: Service { func fetch(_ id: Int) -> String? { id > 0 ? "item \(id)" : nil } }
struct MockService: Service { var items: [Int: String]; func fetch(_ id: Int) -> String? { items[id] } }
struct AnyService: Service {
    private let body: (Int) -> String?
    init(_ body: @escaping (Int) -> String?) { self.body = body }
    init(_ service: some Service) { body = service.fetch }
    func fetch(_ id: Int) -> String? { body(id) }
}
final class ViewModel {
    enum State: Equatable { case idle, loaded(String), failed(String) }
    private(set) var state = State.idle { didSet { log.append("\(oldValue) -> \(state)") } }
    private(set) var log: [String] = []
    private let service: any Service
    init(service: any Service = LiveService()) { self.service = service }
    func load(_ id: Int) { state = service.fetch(id).map(State.loaded) ?? .failed("no \(id)") }
}
for model in [ViewModel(), ViewModel(service: MockService(items: [1: "mock"])), ViewModel(service: AnyService { "any \($0)" }), ViewModel(service: AnyService(LiveService()))] {
    model.load(1)
    model.load(-1)
    print(model.log, model.state == .failed("no -1"))
}  // expect: ["idle -> loaded(\"item 1\")", "loaded(\"item 1\") -> failed(\"no -1\")"] true
// expect: ["idle -> loaded(\"mock\")", "loaded(\"mock\") -> failed(\"no -1\")"] true
// expect: ["idle -> loaded(\"any 1\")", "loaded(\"any 1\") -> loaded(\"any -1\")"] false
// expect: ["idle -> loaded(\"item 1\")", "loaded(\"item 1\") -> failed(\"no -1\")"] true
struct Request {
    var url = "", method = "GET", headers: [String: String] = [:]
    func with(_ change: (inout Request) -> Void) -> Request { var copy = self; change(&copy); return copy }
    func method(_ method: String) -> Self { with { $0.method = method } }
    func header(_ key: String, _ value: String) -> Self { with { $0.headers[key] = value } }
}
let base = Request(url: "/a")
let post = base.method("POST").header("k", "v").header("k", "w")
print(base.method, post.method, post.headers, base.headers.isEmpty)  // expect: GET POST ["k": "w"] true
final class Container {
    private var factories: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { factories[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type) -> T? { factories[ObjectIdentifier(type)]?() as? T }
}
let container = Container()
container.register(Int.self) { 7 }
container.register(ViewModel.self) { ViewModel() }
print(container.resolve(Int.self) ?? 0, container.resolve(String.self) as Any, container.resolve(ViewModel.self) != nil)  // expect: 7 nil true
protocol Visitor { associatedtype Result; func visit(_ n: Int) -> Result; func visit(_ a: Node, _ b: Node) -> Result }
indirect enum Node { case leaf(Int), branch(Node, Node)
    func accept<V: Visitor>(_ v: V) -> V.Result { switch self { case .leaf(let n): v.visit(n); case .branch(let a, let b): v.visit(a, b) } } }
struct Summer: Visitor { func visit(_ n: Int) -> Int { n }; func visit(_ a: Node, _ b: Node) -> Int { a.accept(self) + b.accept(self) } }
struct Printer: Visitor { func visit(_ n: Int) -> String { "\(n)" }; func visit(_ a: Node, _ b: Node) -> String { "(\(a.accept(self)) \(b.accept(self)))" } }
let node = Node.branch(.leaf(1), .branch(.leaf(2), .leaf(3)))
print(node.accept(Summer()), node.accept(Printer()))  // expect: 6 (1 (2 3))
