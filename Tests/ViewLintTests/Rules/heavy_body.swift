import SwiftUI

struct Bad: View {
    let items: [Item]
    let data: Data

    var body: some View {
        VStack {
            ForEach(items.sorted { $0.name < $1.name }) { Text($0.name) }
            // expect heavy_body: a collection is sorted each time the body of `Bad` runs; do it where the data changes, and give the view the result
            ForEach(sortedNames, id: \.self) { Text($0) }
            Text(dateText(Date(timeIntervalSince1970: 0)))
            Text(decoded)
            Image(uiImage: UIImage(data: data)!)
            // expect heavy_body: an image is decoded each time the body of `Bad` runs; do it where the data changes, and give the view the result
        }
    }

    private var sortedNames: [String] { items.map { $0.name }.sorted() }
    // expect heavy_body: a collection is sorted each time the body of `Bad` runs; do it where the data changes, and give the view the result

    private func dateText(_ date: Date) -> String {
        let formatter = DateFormatter()
        // expect heavy_body: a `DateFormatter` is made each time the body of `Bad` runs; do it where the data changes, and give the view the result
        return formatter.string(from: date)
    }

    private var decoded: String {
        (try? JSONDecoder().decode(String.self, from: data)) ?? ""
        // expect heavy_body: a `JSONDecoder` is made each time the body of `Bad` runs; do it where the data changes, and give the view the result
        // expect heavy_body: data is decoded each time the body of `Bad` runs; do it where the data changes, and give the view the result
    }
}

struct Good: View {
    let items: [Item]
    private static let formatter = DateFormatter()

    var body: some View {
        VStack {
            ForEach(items) { Text($0.name) }
            Text(Good.formatter.string(from: Date(timeIntervalSince1970: 0)))
            Button("Sort") { model.items = items.sorted { $0.name < $1.name } }
        }
        .onAppear { load() }
        .task { _ = try? JSONDecoder().decode(String.self, from: Data()) }
    }

    private func load() {
        _ = items.sorted { $0.name < $1.name }
    }
}

/// Closures that run on events, which their names do not say.
struct Events: View {
    let items: [Item]
    @Binding var isShown: Bool

    var body: some View {
        Text("a")
            .fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in print(items.sorted { $0.name < $1.name }) }
            .fileExporter(isPresented: $isShown, item: "x") { _ in print(DateFormatter()) }
            .fileMover(isPresented: $isShown, file: nil) { _ in print(DateFormatter()) }
            .dropDestination(for: String.self) { items, _ in !items.sorted().isEmpty } isTargeted: { _ in print(DateFormatter()) }
            .pasteDestination(for: String.self) { items in print(items.sorted()) }
            .itemProvider { NSItemProvider(object: JSONEncoder() as AnyObject) }
            .accessibilityAction(named: "x") { print(items.sorted { $0.name < $1.name }) }
            .accessibilityAdjustableAction { _ in print(DateFormatter()) }
            .accessibilityScrollAction { _ in print(DateFormatter()) }
            .userActivity("x") { _ in print(DateFormatter()) }
        // The value of a binding is asked for when the control is drawn.
        Toggle("On", isOn: Binding(get: { items.sorted { $0.name < $1.name }.isEmpty }, set: { _ in print(items.sorted { $0.name < $1.name }) }))
        // expect heavy_body: a collection is sorted each time the body of `Events` runs; do it where the data changes, and give the view the result
    }
}

/// A property and a function of one name are two.
struct Namesakes: View {
    let items: [Item]
    @State private var best: [Item] = []

    var body: some View {
        List(best) { Text($0.name) }
            .onAppear { best = best(of: items) }
    }

    private func best(of items: [Item]) -> [Item] { items.sorted { $0.name < $1.name } }
}

struct Worse: View {
    let items: [Item]
    let formatter: DateFormatter

    var body: some View {
        VStack {
            Text(Dictionary(grouping: items, by: \.name).count.description)
            // expect heavy_body: a collection is grouped each time the body of `Worse` runs; do it where the data changes, and give the view the result
            Text(DateFormatter.localizedString(from: .now, dateStyle: .short, timeStyle: .short))
            // expect heavy_body: a `DateFormatter` is made each time the body of `Worse` runs; do it where the data changes, and give the view the result
            Text(ISO8601DateFormatter().string(from: .now))
            // expect heavy_body: an `ISO8601DateFormatter` is made each time the body of `Worse` runs; do it where the data changes, and give the view the result
            Text(formatter.string(from: .now))
        }
    }
}
