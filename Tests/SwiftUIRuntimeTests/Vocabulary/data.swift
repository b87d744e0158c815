import SwiftUI
import Combine

// State, objects, the environment and what follows from them.

final class Store: ObservableObject {
    @Published var items: [String] = ["a"]
    @Published private(set) var total = 0
    let changed = PassthroughSubject<String, Never>()
    private var subscriptions = Set<AnyCancellable>()
    init() {
        changed.sink { [weak self] in self?.items.append($0) }.store(in: &subscriptions)
        $items.map(\.count).removeDuplicates().assign(to: &$total)
    }
}

@Observable final class Session {
    var user = "nobody"
    var isSignedIn: Bool { user != "nobody" }
}

struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
    var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct Named: View {
    @EnvironmentObject var store: Store
    @Environment(Session.self) private var session
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.openURL) private var openURL
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.controlSize) private var controlSize
    @Environment(\.isSearching) private var isSearching
    @Environment(\.font) private var font
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.editMode) private var editMode
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    var body: some View {
        VStack {
            Text("\(store.items.count) \(session.user) \(theme) \(colorScheme == .dark ? "dark" : "light")")
            Button("Open") { openURL(URL(string: "https://example.com")!) }
        }
    }
}

struct Switcher: View {
    @Binding var isOn: Bool
    @ObservedObject var store: Store
    @Bindable var session: Session
    var body: some View {
        VStack {
            Toggle("Switch", isOn: $isOn)
            TextField("User", text: $session.user)
            TextField("First", text: $store.items[0])
            Button("Send") { store.changed.send("b") }
        }
    }
}

struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    var body: some View {
        VStack {
            Text(title)
            content()
        }
    }
}

struct Keys: View {
    enum Field: Hashable { case name, mail }
    @FocusState private var field: Field?
    @State private var name = ""
    var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        Button("Focus") { field = .mail }
    }
}

struct Root: View {
    @StateObject private var store = Store()
    @State private var session = Session()
    @State private var isOn = false
    @State private var log: [String] = []
    @AppStorage("seen") private var seen = false
    @SceneStorage("draft") private var draft = ""
    @ScaledMetric private var size = 10.0
    @Namespace private var names

    var body: some View {
        Card(title: "card") {
            Switcher(isOn: $isOn, store: store, session: session)
            Named()
            Keys()
            Toggle("Seen", isOn: $seen)
            TextField("Draft", text: $draft)
            Text(verbatim: "\(log.count) \(size)")
            ForEach(store.items, id: \.self) { Text($0) }
        }
        .environmentObject(store)
        .environment(session)
        .environment(\.theme, "fancy")
        .onAppear { log.append("appear") }
        .onAppear(perform: { log.append("again") })
        .onDisappear { log.append("gone") }
        .onChange(of: isOn) { old, new in log.append("\(old) \(new)") }
        .onChange(of: seen) { log.append("seen") }
        .onReceive(store.changed) { log.append($0) }
        .onReceive(store.$items, perform: { _ in })
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in log.append("tick") }
        .task { log.append("task") }
        .task(id: isOn) { log.append("id") }
        .id(1)
        .onOpenURL { _ in }
        .transformEnvironment(\.theme) { $0 += "!" }
    }
}

struct Loading: View {
    @State private var timer = Timer()
    @State private var headers = 0
    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["Accept": "application/json"]
        configuration.allowsCellularAccess = false
        configuration.httpMaximumConnectionsPerHost = 2
        return configuration
    }
    var body: some View {
        Button("load \(headers) \(timer.isValid)") {
            timer.invalidate()
            headers = configuration.httpAdditionalHeaders?.count ?? 0
        }
    }
}
