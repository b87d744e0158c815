// show Root()
import SwiftUI

/// What is found in the environment: an action, an object, and what a body makes bindable of it.
@Observable final class Library {
  var query = ""
  var opened = 0
  var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune")]
}

struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack { content() }
      .environment(\.openURL, OpenURLAction { url in
        print("card", url)
        return .handled
      })
  }
}

struct Screen: View {
  @Environment(Library.self) private var library
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var scheme
  @State private var visits = 0

  var body: some View {
    @Bindable var library = library
    VStack {
      TextField("Query", text: $library.query)
      VStack {
        Text("\(library.opened) opened")
        Button("Again") { library.opened += 1 }
      }
      header
      shelf
      Card { footer }
    }
  }

  private var header: some View {
    HStack {
      Text(library.query.isEmpty ? "All" : library.query)
      Button("Visit \(visits)") {
        visits += 1
        visit("a")
      }
    }
  }

  private var shelf: some View {
    VStack {
      ForEach(library.books) { book in
        Button("Open \(book.title)") {
          library.opened += 1
          openURL(address(of: book.title))
        }
      }
    }
    .padding()
  }

  private var footer: some View {
    HStack {
      Button("Site \(visits)") { openURL(address(of: "site")) }
      Text(scheme == .dark ? "dark" : "light")
    }
  }

  private func visit(_ name: String) { openURL(address(of: name)) }
  private func address(of name: String) -> URL { URL(string: "https://books.org/" + name)! }
}

struct Root: View {
  @State private var library = Library()

  var body: some View {
    Screen()
      .environment(library)
      .environment(\.openURL, OpenURLAction { url in
        print("root", url)
        return .handled
      })
  }
}
