import SwiftUI

struct Mail: Identifiable, Hashable {
    let id: Int
    var subject: String
    var isUnread = true
    var isFlagged = false
}

struct Inbox: View {
    @State private var mails = [
        Mail(id: 1, subject: "Invoice for May"),
        Mail(id: 2, subject: "Your parcel", isUnread: false),
        Mail(id: 3, subject: "Lunch?", isFlagged: true)
    ]
    @State private var selection = Set<Mail.ID>()
    @State private var lastDeleted: (mail: Mail, index: Int)?
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach($mails) { $mail in
                    MailRow(mail: mail)
                        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                            Button(role: .destructive) {
                                delete(mail)
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button {
                                mail.isFlagged.toggle()
                            } label: {
                                Label("Flag", systemImage: "flag")
                            }
                            .tint(.orange)
                        }
                        .swipeActions(edge: .leading) {
                            Button(mail.isUnread ? "Read" : "Unread") { mail.isUnread.toggle() }
                                .tint(.blue)
                        }
                }
                .onDelete { mails.remove(atOffsets: $0) }
                .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Delete \(selection.count)") {
                        mails.removeAll { selection.contains($0.id) }
                        selection.removeAll()
                    }
                    .disabled(selection.isEmpty)
                }
            }
            .safeAreaInset(edge: .bottom) {
                if let lastDeleted {
                    UndoBar(subject: lastDeleted.mail.subject, undo: undoDelete)
                        .task(id: lastDeleted.mail.id) {
                            try? await Task.sleep(for: .seconds(4))
                            guard !Task.isCancelled else { return }
                            self.lastDeleted = nil
                        }
                }
            }
        }
    }

    private func delete(_ mail: Mail) {
        guard let index = mails.firstIndex(of: mail) else { return }
        lastDeleted = (mails.remove(at: index), index)
    }

    private func undoDelete() {
        guard let (mail, index) = lastDeleted else { return }
        mails.insert(mail, at: min(index, mails.count))
        lastDeleted = nil
    }
}

struct MailRow: View {
    let mail: Mail

    var body: some View {
        HStack {
            Circle()
                .fill(.blue)
                .frame(width: 10, height: 10)
                .opacity(mail.isUnread ? 1 : 0)
            Text(mail.subject)
                .bold(mail.isUnread)
            Spacer()
            if mail.isFlagged {
                Image(systemName: "flag.fill").foregroundStyle(.orange)
            }
        }
    }
}

struct UndoBar: View {
    let subject: String
    let undo: () -> Void

    var body: some View {
        HStack {
            Text("Deleted “\(subject)”")
            Spacer()
            Button("Undo", action: undo)
        }
        .padding()
        .background(.bar)
    }
}

#Preview {
    Inbox()
}
