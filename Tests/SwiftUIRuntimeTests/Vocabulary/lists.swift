import SwiftUI

// Lists with rows that come, go and move.

struct Task_: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct TaskRow: View {
    let task: Task_
    var body: some View {
        HStack {
            Text(task.title)
            Spacer()
            if task.isDone { Image(systemName: "checkmark") }
        }
        .badge(3)
    }
}

struct Tasks: View {
    @State private var tasks = [Task_(title: "Milk"), Task_(title: "Bread", isDone: true)]
    @State private var selection: Set<UUID> = []
    @State private var search = ""
    @State private var isExpanded = true
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationView {
            List(selection: $selection) {
                ForEach(tasks) { task in
                    TaskRow(task: task)
                        .listRowBackground(Color.yellow)
                        .listRowInsets(EdgeInsets())
                        .listRowSeparator(.hidden)
                        .listRowSeparatorTint(.red)
                        .swipeActions(edge: .leading) { Button("Pin") {} }
                }
                .onDelete { offsets in tasks.remove(atOffsets: offsets) }
                .onMove { from, to in tasks.move(fromOffsets: from, toOffset: to) }
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("detail") }
            }
            .listStyle(.insetGrouped)
            .listStyle(GroupedListStyle())
            .listStyle(InsetGroupedListStyle())
            .listStyle(SidebarListStyle())
            .listStyle(PlainListStyle())
            .navigationTitle("Tasks")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem(placement: .navigationBarLeading) { Button("Add") { tasks.append(Task_(title: "new")) } }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("A") {}
                    Button("B") {}
                }
                ToolbarItem(placement: .keyboard) { Text("keys") }
            }
            .searchable(text: $search)
            .refreshable { tasks = tasks }
            .scrollContentBackground(.hidden)
        }
        .navigationViewStyle(.stack)
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct Plain: View {
    let names = ["a", "b", "c"]
    @State private var rows = [Task_(title: "x"), Task_(title: "y")]
    func delete(at offsets: IndexSet) { rows.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) { rows.move(fromOffsets: source, toOffset: destination) }

    var body: some View {
        VStack {
            List {
                ForEach(names, id: \.self) { Text($0) }
                ForEach(0..<2) { Text("\($0)") }
                ForEach($rows) { $row in TextField("title", text: $row.title) }
                ForEach(rows) { row in Text(row.title) }
                    .onDelete(perform: delete)
                    .onMove(perform: move)
            }
            List(names, id: \.self) { name in Text(name) }
            List(rows) { Text($0.title) }
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
            ForEach(rows.indices, id: \.self) { Text(rows[$0].title) }
            Tasks()
        }
        .environment(\.defaultMinListRowHeight, 10)
    }
}

#Preview { Plain() }
