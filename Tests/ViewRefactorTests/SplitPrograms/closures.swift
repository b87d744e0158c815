// show Screen()
import SwiftUI

struct Row: View {
  let title: String
  let onTap: () -> Void
  var onEnd: (() -> Void)?

  var body: some View {
    HStack {
      Text(title)
      label
      Button("tap \(title)", action: onTap)
      Button("call \(title)") { onTap() }
    }
  }

  private var label: some View {
    VStack {
      Text("label of \(title)")
      Button("label \(title)") { onTap() }
    }
  }
}

struct StepRow: View {
  let step: Int
  let onTap: () -> Void

  var body: some View {
    VStack {
      Text("Step")
      button
    }
  }

  private var button: some View {
    Button("step it") { onTap() }
  }
}

struct Screen: View {
  @State private var a = 0
  @State private var b = 0
  @State private var total = 0

  var body: some View {
    let step = a + 1
    VStack {
      Row(title: "A \(a)") { a += 1 }
      Row(title: "B \(b)") { b += 1 }
      StepRow(step: 1) { total += step }
      Text("total \(total)")
      tools
      ForEach(0..<2, id: \.self) { index in
        Button("index \(index)") { total += index }
      }
    }
  }

  private var tools: some View {
    HStack {
      Button("reset") { reset() }
      Button("note", action: note)
      Button("add 2") { add(2, times: 3) }
      Text(describe(1))
    }
  }

  private func reset() {
    a = 0
    b = 0
  }
  private func note() { print("a is \(a), total \(total)") }
  private func add(_ n: Int, times: Int) { total += n * times }
  private func describe(_ n: Int) -> String { "total is \(total + n)" }
}
