// show Screen()
import SwiftUI

@Observable final class Session {
    var user = "Ada"
    var unread = 0
    var log: [String] = []

    func open() { unread = 0 }
}

final class Legacy {
    var hits = 0
}

struct GapKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
    var gap: Int {
        get { self[GapKey.self] }
        set { self[GapKey.self] = newValue }
    }
}

struct Inbox: View {
    let session: Session
    let legacy: Legacy
    @Environment(\.gap) private var gap
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            badge
            Text("gap \(gap)")
            Text(scheme == .dark ? "dark" : "light")
            Button("open") { session.open() }
            Button("hit") { legacy.hits += 1 }
            history
        }
    }

    private var badge: some View {
        HStack {
            Text("\(session.user) has \(session.unread)")
            Text("hits \(legacy.hits)")
            Button("rename") { session.user += "!" }
        }
    }

    private var history: some View {
        ForEach(session.log, id: \.self) { Text($0) }
    }
}

struct Screen: View {
    @State private var session = Session()
    @State private var gap = 1
    @State private var legacy = Legacy()

    var body: some View {
        VStack {
            Inbox(session: session, legacy: legacy)
                .environment(\.gap, gap)
            Button("mail") {
                session.unread += 1
                session.log.append("mail \(session.log.count)")
            }
            Button("gap \(gap)") { gap += 1 }
            field
        }
    }

    private var field: some View {
        TextField("user", text: $session.user)
    }
}
