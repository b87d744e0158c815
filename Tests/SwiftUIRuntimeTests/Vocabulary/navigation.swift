import SwiftUI

// Navigation by links, values and tabs.

struct Place: Identifiable, Hashable {
    let id: Int
    var name: String { "Place \(id)" }
}

struct Detail: View {
    let place: Place
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    var body: some View {
        VStack {
            Text(place.name)
            Button("Back") { dismiss() }
            Button("Old back") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarBackButtonHidden(true)
        .toolbarTitleMenu { Button("Rename") {} }
    }
}

struct Places: View {
    @State private var path: [Place] = []
    @State private var isActive = false
    @State private var chosen: Int?
    let places = (1...3).map(Place.init(id:))
    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(places) { place in
                    NavigationLink(value: place) { Text(place.name) }
                }
                NavigationLink("Direct", value: Place(id: 7))
                NavigationLink(destination: Detail(place: Place(id: 8))) { Text("Eight") }
                NavigationLink(destination: Detail(place: Place(id: 9)), label: { Text("Nine") })
                NavigationLink("Ten", destination: Detail(place: Place(id: 10)))
                NavigationLink("Eleven") { Detail(place: Place(id: 11)) }
                NavigationLink {
                    Detail(place: Place(id: 12))
                } label: {
                    Text("Twelve")
                }
                NavigationLink(destination: Detail(place: Place(id: 13)), isActive: $isActive) { Text("Thirteen") }
                NavigationLink(tag: 1, selection: $chosen) { Text("Tagged") } label: { Text("Fourteen") }
            }
            .navigationDestination(for: Place.self) { Detail(place: $0) }
            .navigationDestination(isPresented: $isActive) { Text("shown") }
            .navigationTitle("Places")
            .navigationBarTitle("Old")
            .navigationBarTitle(Text("Older"), displayMode: .large)
            .navigationBarHidden(false)
            .navigationBarItems(trailing: Button("Right") {})
            .navigationBarItems(leading: Button("Left") {}, trailing: Text("both"))
            .statusBar(hidden: true)
        }
    }
}

struct Tabs: View {
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            Places().tabItem { Label("Places", systemImage: "map") }.tag(0)
            NavigationStack { Text("second") }.tabItem { Text("Second") }.tag(1).badge(2)
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                Text("detail")
            }
            .navigationSplitViewStyle(.balanced)
            .tabItem { Image(systemName: "sidebar.left") }
            .tag(2)
        }
        .tabViewStyle(.automatic)
    }
}

struct Pages: View {
    var body: some View {
        TabView {
            Text("one")
            Text("two")
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    }
}

struct Split: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
        VStack {
            NavigationSplitView(columnVisibility: $visibility, sidebar: { Text("s") }, content: { Text("c") }, detail: { Text("d") })
            NavigationSplitView(columnVisibility: $visibility) { Text("s") } detail: { Text("d") }
            Pages()
            Tabs()
        }
    }
}

#Preview { Split() }
