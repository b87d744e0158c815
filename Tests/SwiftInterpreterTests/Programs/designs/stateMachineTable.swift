// A state machine given by a table, and one by an enum with payloads.
struct StateMachine<State: Hashable, Event: Hashable> {
    private struct Key: Hashable { let state: State; let event: Event }
    private var transitions: [Key: State] = [:]
    private(set) var state: State
    var onChange: ((State, State) -> Void)?
    init(_ initial: State) { state = initial }
    mutating func add(_ from: State, _ event: Event, _ to: State) { transitions[Key(state: from, event: event)] = to }
    @discardableResult
    mutating func send(_ event: Event) -> Bool {
        guard let next = transitions[Key(state: state, event: event)] else { return false }
        let old = state
        state = next
        onChange?(old, next)
        return true
    }
}
enum Door: String { case open, closed, locked }
enum Action { case push, pull, turnKey }
var log: [String] = []
var door = StateMachine<Door, Action>(.closed)
door.add(.closed, .pull, .open)
door.add(.open, .push, .closed)
door.add(.closed, .turnKey, .locked)
door.add(.locked, .turnKey, .closed)
door.onChange = { log.append("\($0.rawValue)->\($1.rawValue)") }
print([Action.pull, .turnKey, .push, .turnKey, .pull, .turnKey].map { door.send($0) })  // expect: [true, false, true, true, false, true]
print(door.state, log)  // expect: closed ["closed->open", "open->closed", "closed->locked", "locked->closed"]
enum Download {
    case idle
    case loading(progress: Double)
    case done(bytes: Int)
    case failed(reason: String, retries: Int)
    mutating func advance() {
        switch self {
        case .idle: self = .loading(progress: 0)
        case .loading(let p) where p >= 1: self = .done(bytes: 100)
        case .loading(var p):
            p += 0.5
            self = .loading(progress: p)
        case .failed(_, let retries) where retries < 2: self = .loading(progress: 0)
        case .failed, .done: break
        }
    }
}
var download = Download.idle
for _ in 0..<5 {
    download.advance()
    print(download)
}  // expect: loading(progress: 0.0)
// expect: loading(progress: 0.5)
// expect: loading(progress: 1.0)
// expect: done(bytes: 100)
// expect: done(bytes: 100)
download = .failed(reason: "net", retries: 2)
download.advance()
if case .failed(let reason, retries: let n) = download { print(reason, n) }  // expect: net 2
