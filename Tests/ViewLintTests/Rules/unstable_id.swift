import SwiftUI

struct Row: Identifiable {
    var id: UUID { UUID() }
    // expect unstable_id: `UUID()` is another id each time it is asked: every row of a list is made anew, without its state
    let name: String
}

struct Stable: Identifiable {
    let id = UUID()
    var name: String
}

struct Bad: View {
    @State private var items: [String] = []
    @Binding var names: [String]
    @ObservedObject var store: Store
    let given: [String]

    var body: some View {
        VStack {
            Text("new").id(UUID())
            // expect unstable_id: `UUID()` is another identity each time this body runs: the view is thrown away with its state, and made anew
            ForEach(items.indices, id: \.self) { Text(items[$0]) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `items` the state of each row belongs to another element; give the elements an id of their own
            ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `names` the state of each row belongs to another element; give the elements an id of their own
            ForEach(Array(store.items.enumerated()), id: \.offset) { Text($0.element) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `store.items` the state of each row belongs to another element; give the elements an id of their own
            List(given.indices, id: \.self) { Text(given[$0]) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `given` the state of each row belongs to another element; give the elements an id of their own
        }
    }
}

struct Good: View {
    @State private var items: [Stable] = []
    private let names = ["a", "b"]
    static let all = ["c"]

    var body: some View {
        VStack {
            Text("kept").id(items.count)
            ForEach(items) { Text($0.name) }
            ForEach(names.indices, id: \.self) { Text(names[$0]) }
            ForEach(Good.all.indices, id: \.self) { Text(Good.all[$0]) }
            ForEach(0..<5, id: \.self) { Text("\($0)") }
            ForEach(items, id: \.name) { Text($0.name) }
            ForEach(Array(items.enumerated()), id: \.element.id) { Text($0.element.name) }
        }
    }
}

struct Numbered: View {
    @State private var items: [String] = []

    var body: some View {
        List {
            ForEach(0..<items.count) { index in Text(items[index]) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `items` the state of each row belongs to another element; give the elements an id of their own
            ForEach(Array(zip(items.indices, items)), id: \.0) { Text($1) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `items` the state of each row belongs to another element; give the elements an id of their own
            ForEach(items.enumerated().map { $0 }, id: \.offset) { Text($1) }
            // expect unstable_id: an index stays with its place: after an insertion or removal in `items` the state of each row belongs to another element; give the elements an id of their own
            ForEach(items.map { Numbered.Row(id: UUID(), title: $0) }) { Text($0.title) }
            // expect unstable_id: `UUID()` is another id each time this body runs: every row is made anew, without its state
            ForEach(0..<3) { Text("\($0)") }
            ForEach(Array(zip(items, items)), id: \.0) { Text($1) }
        }
    }

    struct Row: Identifiable { let id: UUID; let title: String }
}
