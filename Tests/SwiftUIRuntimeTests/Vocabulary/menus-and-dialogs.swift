import SwiftUI

// What menus, dialogs, lists and texts take beside the usual.

struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct Spoilt: LocalizedError {
    var errorDescription: String? { "it is spoilt" }
}

/// A style as programs write it; fields look as ever.
struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4).background(.yellow) }
}

struct Fruits: View {
    @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    @State private var chosen: Fruit?
    @State private var failure: Spoilt?
    @State private var isShown = false
    @State private var isAsked = false
    @State private var count = 0
    @State private var place = ScrollPosition(edge: .top)
    @State private var column = NavigationSplitViewColumn.detail
    @State private var search = ""
    @State private var isSearching = false
    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List($fruits, editActions: [.delete, .move]) { $fruit in Text(fruit.name) }
                .contextMenu(forSelectionType: Int.self) { ids in Button("Remove \(ids.count)") {} } primaryAction: { print($0) }
        } detail: {
            ScrollView {
                Menu("Count") { Button("One") { count = 1 } } primaryAction: { count += 10 }
                Menu { Button("Two") { count = 2 } } label: { Label("More", systemImage: "star") } primaryAction: { count += 20 }
                Text("count \(count)", tableName: "Main", comment: "How many there are").contextMenu { Button("None") { count = 0 } } preview: { Text("Preview") }
                Stepper { Text("By five") } onIncrement: { count += 5 } onDecrement: { count -= 5 }
                Button("Spoil") { failure = Spoilt(); isShown = true }
                    .alert(isPresented: $isShown, error: failure) { _ in Button("OK") {} } message: { Text("because \($0.localizedDescription)") }
                Button("Choose") { chosen = fruits.first; isAsked = true }
                    .confirmationDialog("Eat", isPresented: $isAsked, presenting: chosen) { Button("Eat \($0.name)") {} } message: { Text("It is a \($0.name)") }
                    .alert(Text("Never"), isPresented: .constant(false), presenting: chosen) { Text($0.name) } message: { Text($0.name) }
                    .alert(Text("Never"), isPresented: .constant(false)) { Button("OK") {} } message: { Text("no") }
                TextField("Name", text: $search).textFieldStyle(Boxed())
            }
            .scrollPosition($place)
            .toolbar { Button("Bottom") { place.scrollTo(edge: .bottom) } }
            .toolbar(removing: .sidebarToggle)
            .searchable(text: $search, isPresented: $isSearching, prompt: Text("Search"))
        }
    }
}

struct Keys: View {
    @State private var key = ""
    @State private var choice = 1
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack {
            Text("key \(key)").focusable().focused($isFocused).focusEffectDisabled()
                .onKeyPress { press in key = press.characters; return .handled }
                .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { _ in .handled }
                .onKeyPress(characters: .alphanumerics) { _ in .ignored }
                .onKeyPress(.space, phases: [.down, .up]) { $0.phase == .up ? .handled : .ignored }
            Picker(selection: $choice) { Text("One").tag(1); Text("Two").tag(2) } label: { Text("Choice") } currentValueLabel: { Text("now \(choice)") }
            ProgressView(timerInterval: Date()...Date().addingTimeInterval(10), countsDown: false) { Text("Time") } currentValueLabel: { Text("soon") }
            Canvas(opaque: true, rendersAsynchronously: true) { _, _ in } symbols: { Text("symbol").tag(1) }
            Text("line").underline(true, pattern: .dash).strikethrough(pattern: .dot, color: .red)
            Text("shape").contentShape(.interaction, .circle).gesture(TapGesture().onEnded { choice = 2 }, isEnabled: choice == 1)
            Text("size").dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.small ... .large).dynamicTypeSize(DynamicTypeSize.medium...)
            Text("feel").sensoryFeedback(trigger: choice) { old, new in new > old ? .increase : nil }.background(ignoresSafeAreaEdges: .top)
            Text("voice").accessibilityActions { Button("Act") {} }.accessibilityRepresentation { Slider(value: .constant(1)) }.dialogIcon(Image(systemName: "star"))
                .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
    }
}
