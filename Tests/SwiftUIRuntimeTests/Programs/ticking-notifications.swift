import SwiftUI

extension Notification.Name {
    static let tick = Notification.Name("tick")
}

struct Dashboard: View {
    var body: some View {
        VStack(spacing: 20) {
            Text("Dashboard")
                .font(.largeTitle)
            ForEach(0..<4) { index in
                Panel(title: "Panel \(index + 1)")
            }
            TickLabel()
        }
        .padding()
        .task {
            var count = 0
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                count += 1
                NotificationCenter.default.post(name: .tick, object: nil, userInfo: ["count": count])
            }
        }
    }
}

struct Panel: View {
    let title: String

    var body: some View {
        GroupBox(title) {
            Text("Nothing to do with time")
                .foregroundStyle(.secondary)
        }
    }
}

struct TickLabel: View {
    @State private var count = 0

    var body: some View {
        Label("\(count) s", systemImage: "clock")
            .onReceive(NotificationCenter.default.publisher(for: .tick)) { notification in
                guard let count = notification.userInfo?["count"] as? Int else { return }
                self.count = count
            }
    }
}

#Preview {
    Dashboard()
}
