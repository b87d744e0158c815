import SwiftUI

@Observable
final class Library {
    var books = ["Middlemarch", "Emma", "Dubliners"]
    var wishlist: Set<String> = []
}

struct LibraryApp: View {
    enum Destination { case books, wishes, search }

    @State private var library = Library()
    @State private var destination = Destination.books

    var body: some View {
        TabView(selection: $destination) {
            Tab("Books", systemImage: "books.vertical", value: .books) {
                BookList()
            }
            Tab("Wishes", systemImage: "heart", value: .wishes) {
                WishList()
            }
            .badge(library.wishlist.count)
            Tab(value: Destination.search, role: .search) {
                Text("Search")
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .environment(library)
    }
}

struct BookList: View {
    @Environment(Library.self) private var library

    var body: some View {
        List(library.books, id: \.self) { book in
            BookRow(book: book, isWished: library.wishlist.contains(book)) {
                library.wishlist.formSymmetricDifference([book])
            }
        }
    }
}

struct BookRow: View {
    let book: String
    let isWished: Bool
    let toggle: () -> Void

    var body: some View {
        HStack {
            Text(book)
            Spacer()
            Button(isWished ? "Remove" : "Wish", systemImage: isWished ? "heart.fill" : "heart", action: toggle)
                .labelStyle(.iconOnly)
                .symbolVariant(isWished ? .fill : .none)
        }
    }
}

struct WishList: View {
    @Environment(Library.self) private var library

    var body: some View {
        if library.wishlist.isEmpty {
            ContentUnavailableView("No wishes", systemImage: "heart.slash")
        } else {
            List(library.wishlist.sorted(), id: \.self, rowContent: Text.init)
        }
    }
}

#Preview {
    LibraryApp()
}
