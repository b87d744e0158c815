// show Screen()
import SwiftUI

struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var price: Int
    var isFavourite = false
}

final class Store: ObservableObject {
    @Published var title = "Shop"
    @Published var items = [Item(id: 1, name: "Tea", price: 3), Item(id: 2, name: "Cup", price: 8)]
    @Published var visits = 0

    func visit() { visits += 1 }
}

struct Screen: View {
    @StateObject private var store = Store()
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    let greeting: String = "Hello"

    var body: some View {
        VStack {
            header
            footer("Bye", lines: 2)
            VStack {
                Text("inline \(count)") // a remark
                Button("Reset") {
                    count = 0
                    name = ""
                }
            }
            .padding()
            ForEach(store.items.indices, id: \.self) { index in
                HStack {
                    Text(store.items[index].name)
                    Toggle("Favourite \(index)", isOn: $store.items[index].isFavourite)
                }
            }
            ForEach(store.items) { item in
                Text("\(item.name) \(item.price)")
                    .bold()
            }
            Button("Count \(count)") { count += 1 }
            Button("Visit") { store.visit() }
            actions
        }
    }

    /// What stands on top.
    /// Two lines.
    private var header: some View {
        HStack {
            Text(store.title)
            if isOn {
                Text("\(greeting) \(name)")
            }
        }
    }

    private func footer(_ text: String, lines: Int = 1) -> some View {
        Text("\(text) \(lines) \(store.visits)")
    }

    private var actions: some View {
        HStack {
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Button("Add") { add(item: 3) }
            Button("Again", action: again)
        }
    }

    private func add(item: Int) { count += item }
    private func again() { count += 1 }
}
