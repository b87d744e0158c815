import SwiftUI
import UniformTypeIdentifiers

struct Ticket: Identifiable, Hashable, Codable, Transferable {
    let id: Int
    var title: String
    var column: Column

    enum Column: String, CaseIterable, Codable, Identifiable {
        case todo = "To do"
        case doing = "Doing"
        case done = "Done"

        var id: Self { self }

        var next: Column? {
            guard let index = Self.allCases.firstIndex(of: self), index + 1 < Self.allCases.count else { return nil }
            return Self.allCases[index + 1]
        }
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

@Observable
final class BoardModel {
    var tickets = [
        Ticket(id: 1, title: "Sketch the icon", column: .todo),
        Ticket(id: 2, title: "Fix the crash", column: .doing),
        Ticket(id: 3, title: "Write the notes", column: .todo),
        Ticket(id: 4, title: "Rename the target", column: .done)
    ]

    subscript(column: Ticket.Column) -> [Ticket] {
        tickets.filter { $0.column == column }
    }

    func move(_ id: Ticket.ID, to column: Ticket.Column) {
        guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
        tickets[index].column = column
    }
}

struct TicketCard: View {
    let ticket: Ticket
    let advance: (() -> Void)?

    var body: some View {
        VStack(alignment: .leading) {
            Text(ticket.title)
            if let advance {
                Button("→ \(ticket.column.next?.rawValue ?? "")", action: advance)
                    .font(.caption)
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.yellow.opacity(0.3), in: .rect(cornerRadius: 6))
        .draggable(ticket)
    }
}

struct ColumnView: View {
    @Environment(BoardModel.self) private var model
    let column: Ticket.Column
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(column.rawValue) (\(model[column].count))")
                .font(.headline)
            ForEach(model[column]) { ticket in
                TicketCard(ticket: ticket, advance: advance(ticket))
            }
            Spacer()
        }
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(isTargeted ? Color.blue.opacity(0.1) : Color.gray.opacity(0.1))
        .dropDestination(for: Ticket.self) { tickets, _ in
            for ticket in tickets {
                model.move(ticket.id, to: column)
            }
            return !tickets.isEmpty
        } isTargeted: { isTargeted = $0 }
    }

    private func advance(_ ticket: Ticket) -> (() -> Void)? {
        guard let next = column.next else { return nil }
        return { model.move(ticket.id, to: next) }
    }
}

struct KanbanBoard: View {
    @State private var model = BoardModel()

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            ForEach(Ticket.Column.allCases) { column in
                ColumnView(column: column)
            }
        }
        .padding()
        .environment(model)
    }
}

#Preview {
    KanbanBoard()
}
