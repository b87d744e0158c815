import SwiftUI
import Combine

@MainActor
final class CitySearch: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isSearching = false

    private let cities = [
        "Amsterdam", "Athens", "Barcelona", "Berlin", "Bern", "Brussels", "Copenhagen",
        "Dublin", "Helsinki", "Lisbon", "London", "Madrid", "Oslo", "Paris", "Prague", "Rome"
    ]
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .handleEvents(receiveOutput: { [weak self] text in
                self?.isSearching = !text.isEmpty
            })
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { [cities] text in
                text.isEmpty ? [] : cities.filter { $0.localizedCaseInsensitiveContains(text) }
            }
            .sink { [weak self] matches in
                self?.results = matches
                self?.isSearching = false
            }
            .store(in: &cancellables)
    }
}

struct SearchScreen: View {
    @StateObject private var search = CitySearch()

    var body: some View {
        NavigationView {
            VStack {
                SearchField(text: $search.query)
                ResultList(results: search.results, isSearching: search.isSearching)
            }
            .navigationTitle("Cities")
        }
        .navigationViewStyle(.stack)
    }
}

struct SearchField: View {
    @Binding var text: String

    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search", text: $text)
                .disableAutocorrection(true)
            if !text.isEmpty {
                Button(action: { text = "" }) {
                    Image(systemName: "xmark.circle.fill")
                }
            }
        }
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color(.secondarySystemBackground)))
        .padding(.horizontal)
    }
}

struct ResultList: View {
    let results: [String]
    let isSearching: Bool

    var body: some View {
        ZStack {
            List(results, id: \.self) { city in
                Text(city)
            }
            if isSearching {
                ProgressView("Searching…")
            } else if results.isEmpty {
                Text("Nothing found")
                    .font(.headline)
                    .foregroundColor(.secondary)
            }
        }
    }
}

struct SearchScreen_Previews: PreviewProvider {
    static var previews: some View {
        SearchScreen()
    }
}
