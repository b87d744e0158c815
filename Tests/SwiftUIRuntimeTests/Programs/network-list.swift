import SwiftUI

struct Article: Codable, Identifiable {
    let id: Int
    let title: String
    let publishedAt: String

    enum CodingKeys: String, CodingKey {
        case id, title
        case publishedAt = "published_at"
    }
}

protocol ArticleLoading: Sendable {
    func load() async throws -> [Article]
}

enum LoadingError: LocalizedError {
    case offline
    case badStatus(Int)

    var errorDescription: String? {
        switch self {
        case .offline: "You seem to be offline."
        case .badStatus(let code): "The server answered \(code)."
        }
    }
}

struct StubLoader: ArticleLoading {
    var fails = false

    func load() async throws -> [Article] {
        try await Task.sleep(nanoseconds: 1_500_000_000)
        if fails { throw LoadingError.badStatus(503) }
        let json = """
        [
            {"id": 1, "title": "A quiet release", "published_at": "2024-05-01"},
            {"id": 2, "title": "Notes on layout", "published_at": "2024-05-03"},
            {"id": 3, "title": "Less is faster", "published_at": "2024-05-08"}
        ]
        """
        return try JSONDecoder().decode([Article].self, from: Data(json.utf8))
    }
}

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(any Error)
}

@MainActor
final class ArticleListModel: ObservableObject {
    @Published private(set) var state: LoadState<[Article]> = .idle
    private let loader: any ArticleLoading

    init(loader: any ArticleLoading) {
        self.loader = loader
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await loader.load())
        } catch {
            state = .failed(error)
        }
    }
}

struct ArticleList: View {
    @StateObject private var model: ArticleListModel

    init(loader: any ArticleLoading) {
        _model = StateObject(wrappedValue: ArticleListModel(loader: loader))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Articles")
                .task { await model.load() }
                .refreshable { await model.load() }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch model.state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView()
        case .loaded(let articles):
            List(articles) { article in
                NavigationLink(value: article.id) {
                    VStack(alignment: .leading) {
                        Text(article.title)
                        Text(article.publishedAt)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationDestination(for: Article.ID.self) { id in
                Text("Article \(id)")
            }
        case .failed(let error):
            VStack {
                Text(error.localizedDescription)
                Button("Try again") {
                    Task { await model.load() }
                }
            }
        }
    }
}

#Preview("Loaded") {
    ArticleList(loader: StubLoader())
}

#Preview("Failed") {
    ArticleList(loader: StubLoader(fails: true))
}
