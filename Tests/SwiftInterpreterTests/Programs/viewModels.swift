// The models that articles on SwiftUI have: identifiable values, a store, derived state, undo, search.
struct Todo: Identifiable, Equatable, Hashable {
    let id: Int
    var title: String
    var isDone = false
    var priority: Priority = .medium
    enum Priority: Int, CaseIterable, Comparable {
        case low, medium, high
        var label: String { "\(self)".uppercased() }
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
}
enum Filter: String, CaseIterable, Identifiable {
    case all = "All", active = "Active", done = "Done"
    var id: Self { self }
    func includes(_ todo: Todo) -> Bool {
        switch self {
        case .all: true
        case .active: !todo.isDone
        case .done: todo.isDone
        }
    }
}
final class TodoStore {
    private(set) var todos: [Todo] = [] { didSet { onChange?(todos.count, oldValue.count) } }
    var filter = Filter.all
    var query = ""
    var onChange: ((Int, Int) -> Void)?
    private var history: [[Todo]] = []
    private var nextID = 1
    var visible: [Todo] {
        todos.filter { filter.includes($0) && (query.isEmpty || $0.title.lowercased().contains(query.lowercased())) }
            .sorted { ($0.priority, $1.title) > ($1.priority, $0.title) }
    }
    var remaining: Int { todos.lazy.filter { !$0.isDone }.count }
    var summary: String {
        switch remaining {
        case 0 where todos.isEmpty: "Nothing yet"
        case 0: "All done"
        case 1: "1 item left"
        default: "\(remaining) items left"
        }
    }
    @discardableResult
    func add(_ title: String, priority: Todo.Priority = .medium) -> Todo {
        remember()
        let todo = Todo(id: nextID, title: title, priority: priority)
        nextID += 1
        todos.append(todo)
        return todo
    }
    func toggle(_ id: Todo.ID) {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return print("no todo \(id)") }
        remember()
        todos[index].isDone.toggle()
    }
    func remove(where predicate: (Todo) -> Bool) { remember(); todos.removeAll(where: predicate) }
    func undo() { if let last = history.popLast() { todos = last } }
    func update(_ id: Int, _ change: (inout Todo) -> Void) {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
        change(&todos[index])
    }
    subscript(id: Int) -> Todo? { todos.first { $0.id == id } }
    private func remember() { history.append(todos) }
}
let store = TodoStore()
store.onChange = { new, old in print("count \(old) -> \(new)") }
print(store.summary)  // expect: Nothing yet
store.add("Buy milk")  // expect: count 0 -> 1
store.add("Write tests", priority: .high)  // expect: count 1 -> 2
let call = store.add("Call Ann", priority: .low)  // expect: count 2 -> 3
print(store.visible.map(\.title), store.summary)  // expect: ["Write tests", "Buy milk", "Call Ann"] 3 items left
store.toggle(1)  // expect: count 3 -> 3
store.toggle(42)  // expect: no todo 42
store.filter = .active
print(store.visible.map(\.title), store.summary)  // expect: ["Write tests", "Call Ann"] 2 items left
store.filter = .all
store.query = "WRITE"
print(store.visible.map(\.title))  // expect: ["Write tests"]
store.query = ""
store.update(call.id) { $0.title += "!"; $0.priority = .high }  // expect: count 3 -> 3
print(store[3]!, call.title, store[9] as Any)  // expect: Todo(id: 3, title: "Call Ann!", isDone: false, priority: main.Todo.Priority.high) Call Ann nil
store.remove { $0.isDone }  // expect: count 3 -> 2
print(store.todos.map(\.id))  // expect: [2, 3]
store.undo()  // expect: count 2 -> 3
print(store.todos.map(\.id), store.remaining)  // expect: [1, 2, 3] 2
for filter in Filter.allCases { print(filter.rawValue, store.todos.filter(filter.includes).count) }  // expect: All 3
// expect: Active 2
// expect: Done 1
let grouped = Dictionary(grouping: store.todos, by: \.priority)
for key in grouped.keys.sorted(by: >) { print(key.label, grouped[key]!.map(\.title)) }  // expect: HIGH ["Write tests", "Call Ann!"]
// expect: MEDIUM ["Buy milk"]
var selection: Set<Todo.ID> = [1]
selection.formSymmetricDifference([1, 2])
print(selection, store.todos.filter { selection.contains($0.id) }.map(\.title))  // expect: [2] ["Write tests"]
var a = store.todos[0], b = a
b.isDone.toggle()
print(a == b, a.isDone, Set([a, b, a]).count)  // expect: false true 2
