import SwiftUI
import UniformTypeIdentifiers

// Menus made beside their view, what is dropped and pasted, and rows of tables that are given one by one.

struct Animal: Identifiable {
    let id: Int
    let name: String
}

struct Basket: DropDelegate {
    @Binding var taken: Int
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: info.location.x > 0 ? .copy : .move) }
    func performDrop(info: DropInfo) -> Bool {
        taken += info.itemProviders(for: [.text]).count
        return true
    }
}

struct Boxed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack { configuration.content }
        }
    }
}

struct Header: View {
    @Environment(\.defaultMinListHeaderHeight) private var height
    var body: some View { Text("\(Int(height ?? 0)) high") }
}

struct Farm: View {
    @State private var animals = ["cow", "hen"]
    @State private var pasted = "nothing"
    @State private var taken = 0
    @State private var selection: Int?
    @State private var several: Set<Int> = []
    @State private var order = [KeyPathComparator(\Animal.name)]
    private let work = Progress(totalUnitCount: 4)
    private let menu = ContextMenu {
        Button("feed") {}
        Button("wash") {}
    }
    private var sign: NSAttributedString {
        let sign = NSMutableAttributedString(string: "Farm", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        sign.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        sign.addAttributes([.link: "farm", .strikethroughStyle: 1], range: NSRange(location: 1, length: 2))
        sign.append(NSAttributedString(string: " shop"))
        return sign
    }
    var body: some View {
        VStack {
            List {
                ForEach(animals, id: \.self) { Text($0).listItemTint(.fixed(.red)) }
                    .onInsert(of: [.text]) { place, _ in animals.insert("new", at: place) }
                    .onInsert(of: ["public.text"]) { place, items in animals.insert("\(items.count) new", at: place) }
                Header().listItemTint(.preferred(.blue))
                Text("grey").listItemTint(.monochrome)
            }
            .listStyle(.carousel)
            .environment(\.defaultMinListHeaderHeight, 10)
            Text(AttributedString(sign)).contextMenu(menu)
            Text("\(sign.length) \(sign.attributes(at: 1, effectiveRange: nil).count) \(Path("0 0 m 10 0 l 10 5 10 10 q h") == nil ? "no path" : "path")")
            Button("copy") { UIPasteboard.general.string = "copied" }
            PasteButton(payloadType: String.self) { pasted = $0.joined() }
            PasteButton(supportedContentTypes: [.text]) { pasted = "\($0.count) items" }
            Text("\(pasted), \(taken)")
                .onDrop(of: [.text], delegate: Basket(taken: $taken))
                .onDrop(of: ["public.text"], delegate: Basket(taken: $taken))
                .onDrop(of: [.text], isTargeted: nil) { _, place in place.x > 0 }
            ControlGroup("Tools") {
                Button("dig") {}
                Button("cut") {}
            }
            .controlGroupStyle(Boxed())
            ControlGroup { Button("rest") {} }.controlGroupStyle(.navigation)
            ControlGroup { Button("sleep") {} } label: { Text("Night") }.controlGroupStyle(.palette)
            ControlGroup("More", systemImage: "plus") { Button("eat") {} }.controlGroupStyle(.menu)
            ControlGroup { Button("sing") {} }.controlGroupStyle(.compactMenu)
            ProgressView(work)
            Tables(selection: $selection, several: $several, order: $order)
        }
    }
}

struct Tables: View {
    @Binding var selection: Int?
    @Binding var several: Set<Int>
    @Binding var order: [KeyPathComparator<Animal>]
    var body: some View {
        VStack {
            Table(of: Animal.self) {
                TableColumn("Name") { Text($0.name) }
            } rows: {
                TableRow(Animal(id: 1, name: "cow"))
                if several.isEmpty { TableRow(Animal(id: 2, name: "hen")) }
            }
            Table(of: Animal.self, selection: $selection) { TableColumn("One", value: \.name) } rows: { TableRow(Animal(id: 3, name: "pig")) }
            Table(of: Animal.self, selection: $several) { TableColumn("Many", value: \.name) } rows: { TableRow(Animal(id: 4, name: "dog")) }
            Table(of: Animal.self, sortOrder: $order) { TableColumn("Sorted", value: \.name) } rows: { TableRow(Animal(id: 5, name: "cat")) }
        }
    }
}
