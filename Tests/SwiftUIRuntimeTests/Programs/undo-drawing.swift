import SwiftUI

struct History<State: Equatable> {
    private var past: [State] = []
    private var future: [State] = []
    private(set) var present: State

    init(_ initial: State) {
        present = initial
    }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    mutating func apply(_ change: (inout State) -> Void) {
        var next = present
        change(&next)
        guard next != present else { return }
        past.append(present)
        future.removeAll()
        present = next
    }

    mutating func undo() {
        guard let previous = past.popLast() else { return }
        future.append(present)
        present = previous
    }

    mutating func redo() {
        guard let next = future.popLast() else { return }
        past.append(present)
        present = next
    }
}

struct Drawing: Equatable {
    struct Dot: Equatable, Identifiable {
        let id: Int
        var position: CGPoint
        var color: Color
    }

    var dots: [Dot] = []
}

struct UndoDrawingView: View {
    @State private var history = History(Drawing())
    @State private var color = Color.red

    private let palette: [(name: String, color: Color)] = [("Red", .red), ("Green", .green), ("Blue", .blue)]

    var body: some View {
        VStack {
            canvas
            HStack {
                ForEach(palette, id: \.name) { entry in
                    Button(entry.name) { color = entry.color }
                        .tint(entry.color)
                        .bold(color == entry.color)
                }
            }
            HStack {
                Button("Undo", systemImage: "arrow.uturn.backward") { history.undo() }
                    .disabled(!history.canUndo)
                Button("Redo", systemImage: "arrow.uturn.forward") { history.redo() }
                    .disabled(!history.canRedo)
                Button("Clear", systemImage: "trash") {
                    history.apply { $0.dots.removeAll() }
                }
            }
            .labelStyle(.titleAndIcon)
            .buttonStyle(.bordered)
            Text("\(history.present.dots.count) dots")
        }
        .padding()
    }

    private var canvas: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12)
                .fill(.gray.opacity(0.1))
            ForEach(history.present.dots) { dot in
                Circle()
                    .fill(dot.color)
                    .frame(width: 20, height: 20)
                    .position(dot.position)
            }
        }
        .frame(height: 240)
        .contentShape(Rectangle())
        .onTapGesture { location in
            history.apply { drawing in
                drawing.dots.append(.init(id: drawing.dots.count, position: location, color: color))
            }
        }
    }
}

#Preview {
    UndoDrawingView()
}
