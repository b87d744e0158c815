import SwiftUI

struct FileItem: Identifiable, Hashable {
    let name: String
    var children: [FileItem]?

    var id: String { name }
    var icon: String {
        switch children {
        case nil: "doc"
        case .some(let children): children.isEmpty ? "folder" : "folder.fill"
        }
    }
}

extension FileItem {
    static let root = [
        FileItem(name: "Sources", children: [
            FileItem(name: "App.swift"),
            FileItem(name: "Views", children: [
                FileItem(name: "Home.swift"),
                FileItem(name: "Detail.swift")
            ])
        ]),
        FileItem(name: "Empty", children: []),
        FileItem(name: "README.md")
    ]

    var fileCount: Int {
        guard let children else { return 1 }
        return children.reduce(0) { $0 + $1.fileCount }
    }
}

struct OutlinedTree: View {
    @State private var selection: FileItem.ID?

    var body: some View {
        List(selection: $selection) {
            OutlineGroup(FileItem.root, children: \.children) { item in
                Label(item.name, systemImage: item.icon)
            }
        }
        .listStyle(.sidebar)
    }
}

struct RecursiveNode: View {
    let item: FileItem
    var depth = 0
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Button {
                withAnimation { isOpen.toggle() }
            } label: {
                HStack {
                    Image(systemName: item.children == nil ? "doc" : isOpen ? "chevron.down" : "chevron.right")
                    Text(item.name)
                    if item.children != nil {
                        Text("\(item.fileCount)").foregroundStyle(.secondary)
                    }
                }
            }
            .disabled(item.children == nil)
            if isOpen, let children = item.children {
                ForEach(children) { child in
                    RecursiveNode(item: child, depth: depth + 1)
                }
            }
        }
        .padding(.leading, depth == 0 ? 0 : 16)
    }
}

struct FileBrowser: View {
    @State private var isRecursive = true

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Own recursion", isOn: $isRecursive)
            if isRecursive {
                ForEach(FileItem.root) { RecursiveNode(item: $0) }
            } else {
                OutlinedTree()
            }
        }
        .padding()
    }
}

#Preview {
    FileBrowser()
}
