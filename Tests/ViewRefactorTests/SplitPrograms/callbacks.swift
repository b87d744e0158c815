// show Screen()
import SwiftUI

/// Closures that come in many ways: by the initialiser, by a setter that copies the view, in an optional, in a state.
typealias Handler = () -> Void

struct Card: View {
  let title: String
  private let handler: Handler
  private var onLong: Handler?

  init(_ title: String, run: @escaping Handler) {
    self.title = title
    handler = run
  }

  func onLong(_ action: @escaping Handler) -> Self {
    var copy = self
    copy.onLong = action
    return copy
  }

  var body: some View {
    VStack {
      Text("card \(title)")
      buttons
    }
  }

  private var buttons: some View {
    HStack {
      Button("run \(title)", action: handler)
      Button("long \(title)") { onLong?() }
    }
  }
}

struct Choice: View {
  @Binding var value: Int
  let limit: Int
  var body: some View {
    VStack {
      Text("value \(value)")
      tools
    }
  }
  private var tools: some View {
    HStack {
      Button("choose \(limit)") { choose() }
      Button("none") { value = 0 }
    }
  }
  private func choose() { value += limit }
}

struct Screen: View {
  @State private var a = 0
  @State private var b = 10
  @State private var usesB = false
  @State private var isOpen = false
  @State private var saved: (() -> Void)?
  @State private var note = ""

  var body: some View {
    VStack {
      Text("a \(a) b \(b) note \(note)")
      Card("one") { a += 1 }
        .onLong { a += usesB ? 100 : 10 }
      Card(usesB ? "B" : "A", run: usesB ? { b += 1 } : { a += 1 })
      Choice(value: usesB ? $b : $a, limit: a + 1)
      switches
      keeper
      details
    }
  }

  private var switches: some View {
    HStack {
      Toggle("uses b", isOn: $usesB)
      Toggle("open", isOn: $isOpen)
    }
  }

  private var keeper: some View {
    HStack {
      Text("keeps \(saved == nil ? "nothing" : "something")")
      Button("keep") {
        let now = a
        saved = { note = "kept \(now)" }
      }
      Button("call") { saved?() }
    }
  }

  private var details: some View {
    VStack {
      Text("details")
      if isOpen {
        Text("b is \(b)")
        Text(usesB && b > 12 ? "much" : "little")
      }
      Button("print") { print("a \(a), b \(b)") }
    }
  }
}
