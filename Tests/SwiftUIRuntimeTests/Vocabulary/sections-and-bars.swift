import SwiftUI

// Buttons of sections, items of bars that a person could rearrange, rows of tables made of data, and what controls take besides.

struct Fruit: Identifiable {
    let id: Int
    let name: String
}

struct Basket: View {
    @State private var fruits = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]
    @State private var selection: Int?
    @State private var several: Set<Int> = []
    @State private var order = [KeyPathComparator(\Fruit.name)]
    @State private var count = 0
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            List {
                Section("Fruits") {
                    ForEach(fruits) { Text($0.name) }
                }
                .sectionActions { Button("Pick", systemImage: "plus") { fruits.append(Fruit(id: fruits.count + 1, name: "plum")) } }
                .sectionIndexLabel("F")
                Section("Others") { Text("none") }.sectionIndexLabel(Text("O"))
                Stepper {
                    Text("count \(count)")
                } onIncrement: {
                    count += 1
                } onDecrement: {
                    count -= 1
                } onEditingChanged: { isEditing = $0 }
                Button("Peel", image: ImageResource(name: "knife", bundle: .main)) { count = 0 }
                Text(isEditing ? "editing" : "at rest")
                    .animation(.default) { $0.opacity(isEditing ? 1 : 0.5) }
                    .border(AngularGradient(gradient: Gradient(colors: [.red, .green]), center: .center, endAngle: .degrees(180)))
            }
            .listSectionIndexVisibility(.hidden)
            .toolbar(id: "bar") {
                ToolbarItem(id: "first") { Button("First") {} }
                ToolbarItem(id: "second", placement: .primaryAction, showsByDefault: false) { Button("Second") {} }
            }
        }
        Table(of: Fruit.self, selection: $selection, sortOrder: $order) {
            TableColumn("One", value: \.name)
        } rows: {
            ForEach(fruits) { TableRow($0) }
            TableRow(Fruit(id: 9, name: "nut"))
        }
        Table(of: Fruit.self, selection: $several, sortOrder: $order) { TableColumn("Many", value: \.name) } rows: { ForEach(fruits) { TableRow($0) } }
    }
}

#Preview("Basket", body: { Basket() })
