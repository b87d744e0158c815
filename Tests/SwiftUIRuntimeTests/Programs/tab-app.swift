import SwiftUI

enum AppTab: Hashable {
    case home, search, profile
}

final class AppState: ObservableObject {
    @Published var selectedTab: AppTab = .home
    @Published var unread = 3
    @Published var path = NavigationPath()
}

struct HomeTab: View {
    @EnvironmentObject private var app: AppState

    var body: some View {
        NavigationStack(path: $app.path) {
            List {
                NavigationLink("Messages", value: "messages")
                NavigationLink("Third page", value: 3)
                Button("Go deep") {
                    app.path.append("messages")
                    app.path.append(7)
                }
                Button("To the profile") {
                    app.selectedTab = .profile
                }
            }
            .navigationTitle("Home")
            .navigationDestination(for: String.self) { name in
                MessagesView(title: name.capitalized)
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Page \(number)")
                    Button("Back to the start") {
                        app.path = NavigationPath()
                    }
                }
            }
        }
    }
}

struct MessagesView: View {
    @EnvironmentObject private var app: AppState
    let title: String

    var body: some View {
        VStack {
            Text("\(app.unread) unread")
            Button("Mark as read") { app.unread = 0 }
                .disabled(app.unread == 0)
        }
        .navigationTitle(title)
    }
}

struct SearchTab: View {
    @State private var query = ""
    private let animals = ["Ant", "Bear", "Cat", "Dog", "Eagle", "Fox"]

    private var matches: [String] {
        query.isEmpty ? animals : animals.filter { $0.lowercased().contains(query.lowercased()) }
    }

    var body: some View {
        NavigationStack {
            List(matches, id: \.self) { animal in
                Text(animal)
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Animals")
            .overlay {
                if matches.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
            .navigationTitle("Search")
        }
    }
}

struct ProfileTab: View {
    @EnvironmentObject private var app: AppState
    @SceneStorage("profile.note") private var note = ""

    var body: some View {
        Form {
            TextField("Note", text: $note)
            Button("Receive a message") { app.unread += 1 }
        }
    }
}

struct MainView: View {
    @StateObject private var app = AppState()

    var body: some View {
        TabView(selection: $app.selectedTab) {
            HomeTab()
                .tabItem { Label("Home", systemImage: "house") }
                .badge(app.unread)
                .tag(AppTab.home)
            SearchTab()
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(AppTab.search)
            ProfileTab()
                .tabItem { Label("Profile", systemImage: "person") }
                .tag(AppTab.profile)
        }
        .environmentObject(app)
    }
}

@main
struct TabApp: App {
    var body: some Scene {
        WindowGroup {
            MainView()
        }
    }
}

#Preview {
    MainView()
}
