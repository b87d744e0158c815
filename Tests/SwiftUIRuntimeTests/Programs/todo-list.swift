import SwiftUI

struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
    var priority: Priority = .normal

    enum Priority: Int, CaseIterable, Comparable {
        case low, normal, high

        static func < (lhs: Priority, rhs: Priority) -> Bool {
            lhs.rawValue < rhs.rawValue
        }

        var name: String {
            switch self {
            case .low: "Low"
            case .normal: "Normal"
            case .high: "High"
            }
        }

        var color: Color {
            switch self {
            case .low: .green
            case .normal: .blue
            case .high: .red
            }
        }
    }
}

final class TodoStore: ObservableObject {
    @Published private(set) var items: [TodoItem]

    init(items: [TodoItem] = []) {
        self.items = items
    }

    var remaining: Int { items.lazy.filter { !$0.isDone }.count }

    func add(_ title: String, priority: TodoItem.Priority) {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        items.append(TodoItem(title: trimmed, priority: priority))
    }

    func toggle(_ item: TodoItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
    }

    func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        items.move(fromOffsets: source, toOffset: destination)
    }

    func clearDone() {
        items.removeAll(where: \.isDone)
    }
}

struct TodoRow: View {
    let item: TodoItem
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(spacing: 12) {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(item.isDone ? .secondary : item.priority.color)
                    .imageScale(.large)
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.title)
                        .strikethrough(item.isDone)
                    if item.priority != .normal {
                        Text(item.priority.name)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                Spacer()
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

struct NewTodoBar: View {
    @State private var title = ""
    @State private var priority = TodoItem.Priority.normal
    let onAdd: (String, TodoItem.Priority) -> Void

    var body: some View {
        HStack {
            TextField("What next?", text: $title)
                .textFieldStyle(.roundedBorder)
                .onSubmit(submit)
            Picker("Priority", selection: $priority) {
                ForEach(TodoItem.Priority.allCases, id: \.self) { priority in
                    Text(priority.name).tag(priority)
                }
            }
            .labelsHidden()
            Button("Add", action: submit)
                .disabled(title.isEmpty)
        }
        .padding(.horizontal)
    }

    private func submit() {
        onAdd(title, priority)
        title = ""
        priority = .normal
    }
}

struct TodoScreen: View {
    @StateObject private var store = TodoStore(items: [
        TodoItem(title: "Water the plants"),
        TodoItem(title: "Send the invoice", priority: .high),
        TodoItem(title: "Tidy the desk", isDone: true, priority: .low)
    ])

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                NewTodoBar { title, priority in
                    withAnimation { store.add(title, priority: priority) }
                }
                List {
                    ForEach(store.items) { item in
                        TodoRow(item: item) { store.toggle(item) }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.move)
                }
                .listStyle(.plain)
            }
            .navigationTitle("To do (\(store.remaining))")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    EditButton()
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Clear done", role: .destructive, action: store.clearDone)
                }
            }
        }
    }
}

#Preview {
    TodoScreen()
}
