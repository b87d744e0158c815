// show Screen()
import SwiftUI

/// Objects that are asked when a body runs: by their methods, for the value of a binding, for an event.
final class Ledger: ObservableObject {
  @Published var title = "t"
  @Published var n = 0
  var shown: String { title + "?" }
  func label(_ i: Int) -> String { "\(title)-\(i)" }
  func go() { n += 1 }
}

@Observable final class Notes {
  var title = "o"
  func label(_ i: Int) -> String { "\(title)-\(i)" }
  func mark() { title += "." }
}

struct Actions {
  let name: String
  let onTap: (Int) -> Void
  let onLong: (() -> Void)?
}

struct Screen: View {
  @StateObject private var ledger = Ledger()
  @State private var notes = Notes()
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Title") { ledger.title += "!"; notes.title += "!" }
      Button("Number") { ledger.n += 1 }
      labels
      goButton
      markButton
      field
      big
      child
      Row(actions: Actions(name: "row", onTap: { count += $0 }, onLong: nil))
      Text("count \(count)")
    }
  }

  private var labels: some View {
    VStack {
      Text("1 " + ledger.label(ledger.n))
      Text("2 " + notes.label(count))
      Text("3 " + ledger.shown)
    }
  }

  private var goButton: some View { Button("go", action: ledger.go) }
  private var markButton: some View { Button("mark", action: notes.mark) }
  private var field: some View { TextField("t", text: Binding(get: { ledger.title }, set: { ledger.title = $0 })) }
  private var big: some View { Toggle("big", isOn: Binding(get: { ledger.n > 2 }, set: { _ in ledger.n = 0 })) }

  private var child: some View {
    VStack {
      Child(ledger: ledger)
      Button("clear") { ledger.title = "" }
    }
  }
}

struct Child: View {
  @ObservedObject var ledger: Ledger
  var body: some View { Text("child \(ledger.title)") }
}

struct Row: View {
  let actions: Actions

  var body: some View {
    VStack {
      Text(actions.name)
      buttons
    }
  }

  private var buttons: some View {
    HStack {
      Button("tap \(actions.name)") { actions.onTap(2) }
      Button("long") { actions.onLong?() }
    }
  }
}
