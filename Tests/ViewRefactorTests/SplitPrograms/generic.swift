// show Screen()
import SwiftUI

/// Generic views, an environment object, an object that is exchanged, and parts of an extension.
struct Named: Identifiable, Hashable {
  let id: String
  var isNew = false
}

struct Selector<Item: Identifiable & Hashable, Label: View>: View where Item.ID: CustomStringConvertible {
  let items: [Item]
  @Binding var selected: Item.ID?
  let label: (Item) -> Label

  var body: some View {
    VStack {
      summary
      ForEach(items) { item in
        HStack {
          label(item)
          Button("select \(item.id.description)") { selected = item.id }
        }
      }
      clear
    }
  }

  private var summary: some View {
    VStack {
      Text("\(items.count) items")
      Text(selected.map { "selected \($0)" } ?? "none")
    }
  }
}

extension Selector {
  fileprivate var clear: some View {
    HStack {
      Button("clear") { selected = nil }
      Text("clears")
    }
  }
}

final class Store: ObservableObject {
  @Published var items = [Named(id: "x"), Named(id: "y")]
  @Published var visits = 0
  func add(_ name: String) { items.append(Named(id: name, isNew: true)) }
}

struct Screen: View {
  @StateObject private var first = Store()
  @StateObject private var second = Store()
  @State private var isSecond = false

  var body: some View {
    VStack {
      Toggle("second", isOn: $isSecond)
      Pane(store: isSecond ? second : first)
      Visits().environmentObject(isSecond ? second : first)
    }
  }
}

struct Pane: View {
  @ObservedObject var store: Store
  @State private var selected: Named.ID?

  var body: some View {
    VStack {
      Selector(items: store.items, selected: $selected) { item in
        Text(item.isNew ? "new \(item.id)" : item.id)
      }
      tools
    }
  }

  private var tools: some View {
    HStack {
      Button("add") { add() }
      Button("visit") { store.visits += 1 }
      Text("visits \(store.visits)")
    }
  }

  private func add() { store.add("n\(store.items.count)") }
}

struct Visits: View {
  @EnvironmentObject private var store: Store
  var body: some View {
    VStack {
      Text("visited")
      counter
    }
  }
  private var counter: some View {
    HStack {
      Text("\(store.visits) times")
      Button("once more") { more() }
    }
  }
  private func more() { store.visits += 1 }
}
