import SwiftUI

// An app with its scenes; a view of it is shown.

struct HomeView: View {
    @Environment(\.scenePhase) private var phase
    var body: some View {
        Text(phase == .active ? "active" : "away")
    }
}

@main
struct HelloApp: App {
    @StateObject private var model = AppModel()
    var body: some Scene {
        WindowGroup {
            HomeView().environmentObject(model)
        }
    }
}

@MainActor
final class AppModel: ObservableObject {
    @Published var name = "app"
}

struct HomeView_Previews: PreviewProvider {
    static var previews: some View { HomeView() }
}
