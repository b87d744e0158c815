import SwiftUI

struct Post: Identifiable, Sendable {
    let id: Int
    var title: String { "Post \(id)" }
}

actor PostServer {
    private var requests = 0

    func page(_ number: Int, size: Int = 20) async throws -> [Post] {
        requests += 1
        try await Task.sleep(for: .seconds(1))
        let start = number * size
        return (start..<start + size).map(Post.init(id:))
    }
}

@MainActor
@Observable
final class Feed {
    private(set) var posts: [Post] = []
    private(set) var isLoading = false
    private var nextPage = 0
    private let lastPage = 4
    private let server = PostServer()

    var hasMore: Bool { nextPage <= lastPage }

    func loadMore() async {
        guard !isLoading, hasMore else { return }
        isLoading = true
        defer { isLoading = false }
        guard let page = try? await server.page(nextPage) else { return }
        posts += page
        nextPage += 1
    }

    func loadMoreIfNeeded(after post: Post) async {
        guard post.id == posts.last?.id else { return }
        await loadMore()
    }
}

struct PostRow: View {
    let post: Post

    var body: some View {
        VStack(alignment: .leading) {
            Text(post.title).font(.headline)
            Text("Lorem ipsum dolor sit amet")
                .foregroundStyle(.secondary)
        }
        .padding(.vertical, 4)
    }
}

struct FeedView: View {
    @State private var feed = Feed()

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                ForEach(feed.posts) { post in
                    PostRow(post: post)
                        .task { await feed.loadMoreIfNeeded(after: post) }
                    Divider()
                }
                if feed.isLoading {
                    ProgressView()
                        .frame(maxWidth: .infinity)
                } else if !feed.hasMore {
                    Text("That is all.")
                }
            }
            .padding(.horizontal)
        }
        .task { await feed.loadMore() }
        .overlay(alignment: .top) {
            Text("\(feed.posts.count) loaded")
                .font(.caption)
                .padding(4)
                .background(.thinMaterial)
        }
    }
}

#Preview {
    FeedView()
}
