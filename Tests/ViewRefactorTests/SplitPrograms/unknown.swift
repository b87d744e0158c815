// show Screen()
import SwiftUI

/// Closures of which nothing says when they run: a view asks one for its text, functions make views.
class Store: ObservableObject {
  @Published var title = "t"
  @Published var n = 0
}

func render(_ text: String) -> some View { Text(text) }
func marked(_ text: String) -> String { "<" + text + ">" }

struct Box<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { content() } }
}

struct Titled: View {
  let make: () -> String
  var body: some View { Text(make()) }
}

struct Press: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct Screen: View {
  @StateObject private var store = Store()
  @State private var count = 0
  @State private var names = ["a", "b"]

  var body: some View {
    VStack {
      boxed
      asked
      rows
      presses
      Button("both") {
        store.title += "!"
        count += 1
      }
    }
  }

  private var boxed: some View {
    Box { render(store.title) }
  }

  private var asked: some View {
    VStack {
      Titled { marked(store.title) + "\(count)" }
      Path { path in path.move(to: CGPoint(x: count, y: 0)) }
    }
  }

  private var rows: some View {
    VStack {
      ForEach(names, id: \.self) { name in render(name + "\(store.n)") }
      Group { render("\(count)") }
    }
  }

  private var presses: some View {
    HStack {
      Press(title: "n") { store.n += 1 }
      Press(title: "names") { names.append("c\(names.count)") }
    }
  }
}
