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
