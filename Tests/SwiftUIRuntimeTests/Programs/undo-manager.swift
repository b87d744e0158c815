import SwiftUI

final class Outline: ObservableObject {
    @Published var lines: [String] = ["First line"]

    func append(_ line: String, undoManager: UndoManager?) {
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { outline in
            outline.removeLast(undoManager: undoManager)
        }
        undoManager?.setActionName("Add Line")
    }

    func removeLast(undoManager: UndoManager?) {
        guard let line = lines.popLast() else { return }
        undoManager?.registerUndo(withTarget: self) { outline in
            outline.append(line, undoManager: undoManager)
        }
    }
}

struct OutlineEditor: View {
    @Environment(\.undoManager) private var undoManager
    @StateObject private var outline = Outline()
    @State private var text = ""

    var body: some View {
        VStack {
            List(Array(outline.lines.enumerated()), id: \.offset) { offset, line in
                HStack {
                    Text("\(offset + 1).").foregroundStyle(.secondary)
                    Text(line)
                }
            }
            HStack {
                TextField("Line", text: $text)
                Button("Append") {
                    outline.append(text, undoManager: undoManager)
                    text = ""
                }
                Button("Remove") {
                    outline.removeLast(undoManager: undoManager)
                }
                .disabled(outline.lines.isEmpty)
            }
            HStack {
                Button("Undo") { undoManager?.undo() }
                    .disabled(undoManager?.canUndo != true)
                Button("Redo") { undoManager?.redo() }
                    .disabled(undoManager?.canRedo != true)
            }
        }
        .padding()
    }
}

#Preview {
    OutlineEditor()
}
