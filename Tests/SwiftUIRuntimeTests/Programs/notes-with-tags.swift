import SwiftUI
import Observation

@Observable
final class Note: Identifiable {
    let id = UUID()
    var title: String
    var text: String
    var tags: Set<String>
    let createdAt: Date

    init(title: String, text: String = "", tags: Set<String> = [], createdAt: Date = .now) {
        self.title = title
        self.text = text
        self.tags = tags
        self.createdAt = createdAt
    }
}

@Observable
final class Notebook {
    var notes: [Note] = [
        Note(title: "Garden", text: "Plant the beans.", tags: ["home", "spring"]),
        Note(title: "Talk", text: "Outline, then slides.", tags: ["work"]),
        Note(title: "Books", tags: ["home"])
    ]
    var activeTags: Set<String> = []

    var allTags: [String] {
        notes.reduce(into: Set<String>()) { $0.formUnion($1.tags) }.sorted()
    }

    var visible: [Note] {
        activeTags.isEmpty ? notes : notes.filter { !$0.tags.isDisjoint(with: activeTags) }
    }
}

struct TagChip: View {
    let tag: String
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            Text("#\(tag)")
        }
        .toggleStyle(.button)
        .buttonBorderShape(.capsule)
    }
}

struct TagBar: View {
    @Bindable var notebook: Notebook

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(notebook.allTags, id: \.self) { tag in
                    TagChip(tag: tag, isOn: $notebook.activeTags[contains: tag])
                }
            }
            .padding(.horizontal)
        }
    }
}

extension Set {
    subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue {
                insert(element)
            } else {
                remove(element)
            }
        }
    }
}

struct NoteRow: View {
    var note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(note.title.isEmpty ? "Untitled" : note.title)
                .font(.headline)
            if !note.text.isEmpty {
                Text(note.text)
                    .lineLimit(2)
                    .foregroundStyle(.secondary)
            }
            Text(note.tags.sorted().map { "#" + $0 }.joined(separator: " "))
                .font(.caption)
                .foregroundStyle(.tint)
        }
    }
}

struct NoteEditor: View {
    @Bindable var note: Note
    @State private var newTag = ""

    var body: some View {
        Form {
            TextField("Title", text: $note.title)
            TextEditor(text: $note.text)
                .frame(minHeight: 120)
            Section("Tags") {
                ForEach(note.tags.sorted(), id: \.self) { tag in
                    Text(tag)
                        .swipeActions {
                            Button("Remove", role: .destructive) { note.tags.remove(tag) }
                        }
                }
                TextField("New tag", text: $newTag)
                    .onSubmit {
                        note.tags.insert(newTag.lowercased())
                        newTag = ""
                    }
            }
        }
        .navigationTitle($note.title)
    }
}

struct NotesScreen: View {
    @State private var notebook = Notebook()
    @State private var path: [Note.ID] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                TagBar(notebook: notebook)
                List {
                    ForEach(notebook.visible) { note in
                        NavigationLink(value: note.id) { NoteRow(note: note) }
                    }
                    .onDelete { offsets in
                        let ids = offsets.map { notebook.visible[$0].id }
                        notebook.notes.removeAll { ids.contains($0.id) }
                    }
                }
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Note.ID.self) { id in
                if let note = notebook.notes.first(where: { $0.id == id }) {
                    NoteEditor(note: note)
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("New", systemImage: "square.and.pencil") {
                        let note = Note(title: "")
                        notebook.notes.insert(note, at: 0)
                        path = [note.id]
                    }
                }
            }
        }
    }
}

#Preview {
    NotesScreen()
}
