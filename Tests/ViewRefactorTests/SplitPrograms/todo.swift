// show TodoScreen()
import SwiftUI

struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

enum Filter: String, CaseIterable {
    case all, open, done
}

struct TodoScreen: View {
    @State private var todos = [Todo(id: 1, title: "Write"), Todo(id: 2, title: "Read", isDone: true)]
    @State private var filter = Filter.all
    @State private var draft = ""
    @State private var note: String? = nil
    @State private var nextID = 3

    private enum Style { case plain, bold }

    var body: some View {
        VStack {
            title
            filterBar
            list
            entry
            if let note {
                Text("note: \(note)")
            } else {
                Text("no note")
            }
            switch filter {
            case .all: Text("everything")
            case .open: Text("to do")
            case .done: Text("finished")
            }
            Button("note it") { note = "\(openCount) open" }
        }
    }

    private var openCount: Int { todos.filter { !$0.isDone }.count }

    private var visible: [Todo] {
        switch filter {
        case .all: return todos
        case .open: return todos.filter { !$0.isDone }
        case .done: return todos.filter { $0.isDone }
        }
    }

    private var title: some View {
        // How many are left.
        Text("Todos (\(openCount))")
            .font(.title)
    }

    @ViewBuilder
    private var filterBar: some View {
        Text("Filter: \(filter.rawValue)")
        HStack {
            ForEach(Filter.allCases, id: \.self) { choice in
                Button(choice.rawValue) { filter = choice }
            }
        }
    }

    private var list: some View {
        VStack {
            ForEach(visible) { todo in
                row(todo)
            }
        }
    }

    private func row(_ todo: Todo) -> some View {
        HStack {
            Text(todo.isDone ? "[x] \(todo.title)" : "[ ] \(todo.title)")
            Button("toggle \(todo.title)") { toggle(todo) }
        }
    }

    private var entry: some View {
        HStack {
            TextField("New", text: $draft)
            Button("Add") {
                todos.append(Todo(id: nextID, title: draft.isEmpty ? "Untitled" : draft))
                nextID += 1
                draft = ""
            }
        }
    }

    private func toggle(_ todo: Todo) {
        for index in todos.indices where todos[index].id == todo.id {
            todos[index].isDone.toggle()
        }
    }
}
